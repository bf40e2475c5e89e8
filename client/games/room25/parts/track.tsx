import { useTranslation } from "react-i18next";
import { useRoomState } from "../context.ts";
import { turnsOf } from "../model/order.ts";

/** The countdown: a lamp a turn, those that are left alight. */
export function Lamps() {
  const board = useRoomState((state) => state.board);
  if (!board) return null;
  return (
    <div className="r25-lamps" aria-hidden="true">
      {Array.from({ length: turnsOf(board) }, (_, at) => {
        const number = at + 1;
        const state = number === board.turnsLeft ? "is-now" : number < board.turnsLeft ? "is-on" : "";
        return (
          <i key={number} className={state}>
            {number}
          </i>
        );
      })}
    </div>
  );
}

export function TurnsLeft() {
  const { t } = useTranslation("room25");
  const left = useRoomState(({ board }) => board?.turnsLeft ?? 0);
  const isLast = left === 1;
  return (
    <p className={isLast ? "r25-left is-last" : "r25-left"}>
      <b>{left}</b> <span>{isLast ? t("track.last") : t("track.left", { count: left })}</span>
    </p>
  );
}
