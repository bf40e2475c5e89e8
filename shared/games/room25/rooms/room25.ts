import { ALARM_TURNS } from "../edition.ts";
import type { Room } from "./room.ts";

/** The exit. Whoever enters it early rings the alarm. rules: 4, 6.1 */
export const room25: Room = {
  colour: "blue",
  onEnter({ board, emit }) {
    if (!board.hasAlarm || board.turnsLeft <= ALARM_TURNS) return;
    board.turnsLeft = ALARM_TURNS;
    emit({ type: "alarm", turnsLeft: ALARM_TURNS });
  },
};
