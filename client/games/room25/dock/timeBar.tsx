import { useTimeLeft } from "../../../play/useTimeLeft.ts";
import { clockText } from "../../../ui/clockText.ts";
import { useRoomState, useShow } from "../context.ts";

/** Below this the bar turns red, in milliseconds. */
const LAST_TIME = 10_000;

/** How much time is left, and what is to be said beside it. */
export function TimeBar({ word }: { word: string }) {
  const { session } = useShow();
  const limit = useRoomState(({ board }) => board?.timeLimit ?? 0);
  const deadline = useRoomState(({ board }) => board?.deadline ?? -1);
  const left = useTimeLeft(session, deadline, limit);
  if (word === "" && left === undefined) return null;
  return (
    <div className={left !== undefined && left <= LAST_TIME ? "r25-time is-last" : "r25-time"}>
      {left !== undefined && limit > 0 && (
        <div className="r25-bar" aria-hidden="true">
          <i style={{ transform: `scaleX(${left / limit})` }} />
        </div>
      )}
      <p>
        <span>{word}</span>
        {left !== undefined && <b>{clockText(left)}</b>}
      </p>
    </div>
  );
}
