import { useTranslation } from "react-i18next";
import { clockText } from "../ui/clockText.ts";

/** Something worth finding again on the line of time. */
export interface Mark {
  /** Match time, ms. */
  readonly at: number;
  /** The address of a picture. */
  readonly picture: string;
}

/** A turn or a round: it lasts until the next begins. */
export interface Part {
  readonly at: number;
  readonly text: string;
}

/** The whole match in a line, with its parts and marks; a slider lies over it, for the mouse, finger and keys alike. */
export function TimeLine({
  to,
  time,
  parts,
  marks,
  onSeek,
}: {
  /** Match time of its right end, ms; its left end is 0. */
  readonly to: number;
  readonly time: number;
  readonly parts: readonly Part[];
  readonly marks: readonly Mark[];
  onSeek(time: number): void;
}) {
  const { t } = useTranslation("replay");
  const share = (at: number) => Math.min(1, Math.max(0, at / Math.max(1, to)));
  const percent = (at: number) => `${(share(at) * 100).toFixed(2)}%`;
  return (
    <div className="rp-line">
      <div className="rp-marks" aria-hidden="true">
        {marks.map(({ at, picture }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks never change.
          <span key={number} style={{ "--at": percent(at) } as React.CSSProperties}>
            <img src={picture} alt="" draggable={false} />
          </span>
        ))}
      </div>
      <div className="rp-bar">
        {parts.map(({ at, text }, number) => {
          const end = parts[number + 1]?.at ?? to;
          const width = share(end) - share(at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never change.
            <b key={number} style={{ left: percent(at), width: `${(width * 100).toFixed(2)}%` }} aria-hidden="true">
              <span>{text}</span>
            </b>
          );
        })}
        <div className="rp-ahead" style={{ left: percent(time) }} aria-hidden="true" />
        <div className="rp-head" style={{ left: percent(time) }} aria-hidden="true" />
        <input
          className="rp-slider"
          type="range"
          min={0}
          max={to}
          step={Math.min(1000, Math.max(1, to / 200))}
          value={time}
          aria-label={t("replay:seek")}
          aria-valuetext={clockText(time)}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
