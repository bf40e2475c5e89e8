import { useTranslation } from "react-i18next";
import { actionAt } from "../../../../shared/games/room25/actions/action.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { useRoomState } from "../context.ts";
import { useWords } from "./words.ts";

/** What is on the air: the phase, whose action it is, and which. */
function useOnAir(): (board: RoomView, seat: number) => readonly [what: string, more: string] {
  const { t } = useTranslation("room25");
  const words = useWords();
  return (board, seat) => {
    const { phase, actor, action, awaited } = board;
    if (phase === "choosing") return [t("air.choosing"), words.player(awaited.seat)];
    if (phase === "clue") return [t("air.clue"), t("air.clue-more")];
    if (phase === "programming") return [t("air.programming"), t("air.programming-more")];
    if (phase === "over") return [t("air.over"), t(`end.reason.${board.ending}`)];
    const isMine = board.characters[actor]?.seat === seat;
    const what = t("air.round", { round: board.round, who: actor >= 0 ? words.who(actor) : "" });
    if (action < 0) return [what, t(isMine ? "air.you-decide" : "air.decides")];
    return [
      what,
      isMine ? t("air.you-act", { action: words.action(actionAt(action)) }) : words.action(actionAt(action)),
    ];
  };
}

export function OnAir() {
  const board = useRoomState((state) => state.board);
  const seat = useRoomState((state) => state.seat);
  const say = useOnAir();
  if (!board) return null;
  const [what, more] = say(board, seat);
  return (
    <div className="r25-air">
      <i aria-hidden="true" />
      <b>{what}</b>
      <span>{more}</span>
    </div>
  );
}
