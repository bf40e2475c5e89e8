import type { RoomView } from "../view.ts";
import { endingFor, everybody, isAlive, isInRoom25 } from "./counting.ts";
import type { Mode } from "./mode.ts";

const deadOf = (view: RoomView) => everybody(view).filter((character) => !isAlive(view, character));

/** Everybody together; one dead makes it a partial victory, two lose it. rules: 5.2 */
export const cooperation: Mode = {
  seats: () => ({ min: 2, max: 6 }),
  charactersEach: (seats) => (seats <= 3 ? 2 : 1),
  pairing: (seats) => (seats <= 3 ? "duo" : "free"),
  groupOf: (seat) => seat,
  escape({ board }) {
    const isEverybodyInside = board.order.every((character) => isInRoom25(board, character));
    if (!isEverybodyInside) return undefined;
    return endingFor(board, "escape", () => (deadOf(board).length === 0 ? "won" : "partial"));
  },
  afterDeath: ({ board }) => (deadOf(board).length > 1 ? endingFor(board, "deaths", () => "lost") : undefined),
  timeUp: ({ board }) => endingFor(board, "time", () => "lost"),
};
