import { useTranslation } from "react-i18next";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import { verdictOf } from "../model/verdict.ts";
import { useWords } from "../parts/words.ts";

/** Who has won, and why, in words. */
export function useVerdict(): (board: RoomView) => { readonly title: string; readonly why: string } {
  const { t } = useTranslation("room25");
  const words = useWords();
  return (board) => {
    const { who, seats } = verdictOf(board);
    const names = words.list(seats.map(words.player));
    // Time is the guards' friend, and everybody else's enemy; deaths mean something else in each mode.
    const isSuspicion = board.mode === "suspicion";
    const reason = board.ending === "deaths" && isSuspicion ? "deaths-guards" : board.ending;
    return { title: t(`end.who.${who}`, { names }), why: t(`end.why.${reason}`) };
  };
}
