import { useMemo } from "react";
import { clockText } from "../ui/clockText.ts";
import { Controls } from "./controls.tsx";
import { type Mark, type Part, TimeLine } from "./timeLine.tsx";
import type { Player } from "./usePlayback.ts";

/** The controls, and the whole match in a line. */
export function Foot({
  player,
  duration,
  moments,
  parts,
  marks,
}: {
  readonly player: Player;
  /** Of the match, ms. */
  readonly duration: number;
  /** What one steps between, in order. */
  readonly moments: readonly { readonly at: number }[];
  readonly parts: readonly Part[];
  readonly marks: readonly Mark[];
}) {
  const times = useMemo(() => [...new Set(moments.map(({ at }) => at))], [moments]);
  const { time, seek } = player;
  return (
    <footer className="sheet rp-foot">
      <Controls player={player} moments={times} now={clockText(time)} end={clockText(duration)} />
      <TimeLine to={duration} time={time} parts={parts} marks={marks} onSeek={seek} />
    </footer>
  );
}
