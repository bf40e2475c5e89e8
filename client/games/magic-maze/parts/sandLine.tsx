import { useTranslation } from "react-i18next";
import type { SummaryView } from "../../../../shared/games/magic-maze/board.ts";
import { clockText } from "../../../ui/clockText.ts";
import { isTilesStuck, sandPoints } from "../model/sandLine.ts";
import { Art } from "./art.tsx";

const [WIDTH, HEIGHT] = [900, 96];

/** The picture of a mark: `exit-<colour>` is its own name. */
const PICTURES: Readonly<Record<string, string>> = {
  theft: "item-yellow",
  "do-something": "do-something",
  "tiles-stuck": "out-of-order",
};

/** The match as the sand saw it: how much was left at every moment, where it was turned, and what happened. */
export function SandLine({ summary, total }: { summary: SummaryView; total: number }) {
  const { t } = useTranslation("magic-maze");
  const { duration } = summary;
  const share = (at: number) => (duration === 0 ? 0 : Math.min(1, at / duration));
  const line = sandPoints(summary)
    .map(({ at, sand }) => `${(share(at) * WIDTH).toFixed(1)} ${(HEIGHT - (sand / total) * HEIGHT).toFixed(1)}`)
    .join("L");
  const theft = [...summary.marks].find(({ what }) => what === "theft");
  const [turns, end] = [summary.sand.length - 1, clockText(duration)];
  return (
    <figure className="mm-line">
      <div className="mm-marks" aria-hidden="true">
        {[...summary.marks].map(({ at, what }) => (
          <span key={`${at}${what}`} className={`is-${what}`} style={{ left: `${(share(at) * 100).toFixed(2)}%` }}>
            <Art name={PICTURES[what] ?? what} />
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 -6 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("end.line", { count: turns, time: end })}
      >
        <path d={`M${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} fill="#f0b64a" />
        <path
          d={`M${line}`}
          fill="none"
          stroke="#ffd68a"
          strokeWidth="3"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption>
        <span>0:00</span>
        {theft && (
          <span className="mm-theft" style={{ left: `${(share(theft.at) * 100).toFixed(2)}%` }}>
            {t("end.theft", { time: clockText(theft.at) })}
          </span>
        )}
        <span>{end}</span>
      </figcaption>
      {isTilesStuck(summary) && <p className="mm-stuck">{t("end.stuck")}</p>}
    </figure>
  );
}
