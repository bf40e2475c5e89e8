import type { CommandOf } from "../commands.ts";
import { isHidden } from "../complex.ts";
import { item } from "../item.ts";
import { ownTurnRefusal } from "../own-turn.ts";
import type { Wish } from "./wish.ts";

/** On one's own turn, on any hidden room; it comes back when that room is revealed. rules: 3.5 */
export const placeReminder: Wish<CommandOf<"placeReminder">> = {
  refusal(view, _, seat, { tile }) {
    if (view.phase === "choosing" || view.phase === "clue" || view.phase === "over") return "not-now";
    if (!view.hasReminders) return "no-reminders";
    const refusal = ownTurnRefusal(view, seat);
    if (refusal) return refusal;
    if (item(view.reminders, seat) >= 0) return "reminder-placed";
    return isHidden(view, tile) ? undefined : "not-hidden";
  },
  carryOut({ board, emit }, seat, { tile }) {
    board.reminders[seat] = tile;
    emit({ type: "reminderPlaced", seat, tile });
  },
};
