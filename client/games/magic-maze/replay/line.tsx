import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Film } from "../../../replay/film.ts";
import { clockText } from "../../../ui/clockText.ts";
import { Art } from "../parts/art.tsx";
import { marksOf, sandCorners } from "./moments.ts";

const [WIDTH, HEIGHT] = [1000, 60];

/** The line of sand with its marks; a slider lies over it, for the mouse, the finger and the keys alike. */
export function Line({
  film,
  from,
  total,
  time,
  sand,
  onSeek,
}: {
  readonly film: Film;
  /** Match time of its left end, ms. */
  readonly from: number;
  /** The whole timer, ms. */
  readonly total: number;
  readonly time: number;
  /** Sand left at `time`, ms. */
  readonly sand: number;
  onSeek(time: number): void;
}) {
  const { t } = useTranslation("replay");
  const [corners, marks] = useMemo(() => [sandCorners(film), marksOf(film)] as const, [film]);
  const length = Math.max(1, film.duration - from);
  const share = (at: number) => Math.min(1, Math.max(0, (at - from) / length));
  const percent = (at: number) => `${(share(at) * 100).toFixed(2)}%`;
  const path = corners
    .map((corner) => `${(share(corner.at) * WIDTH).toFixed(1)} ${(HEIGHT * (1 - corner.sand / total)).toFixed(1)}`)
    .join("L");
  return (
    <div className="rp-line mm-rp-line">
      <div className="rp-marks mm-rp-marks" aria-hidden="true">
        {marks.map(({ at, art }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never change.
          <span key={number} className={`is-${art}`} style={{ left: percent(at) }}>
            <Art name={art} />
          </span>
        ))}
      </div>
      <div className="mm-rp-sand">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={`M${path}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="#f0b64a" />
          <path d={`M${path}`} fill="none" stroke="#ffd68a" strokeWidth="3" vectorEffect="non-scaling-stroke" />
        </svg>
        <div className="mm-rp-ahead" style={{ left: percent(time) }} aria-hidden="true" />
        <div
          className="rp-head mm-rp-head"
          data-is-late={share(time) > 0.8}
          style={{ left: percent(time) }}
          aria-hidden="true"
        >
          <em>{t("replay:sand", { time: clockText(sand) })}</em>
        </div>
        <input
          className="rp-slider"
          type="range"
          min={from}
          max={film.duration}
          step={1000}
          value={time}
          aria-label={t("replay:seek")}
          aria-valuetext={clockText(time - from)}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
