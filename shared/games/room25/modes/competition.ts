import { characterAt } from "../complex.ts";
import type { RoomView } from "../view.ts";
import { canSideLeave, endingFor, everybody, isAlive } from "./counting.ts";
import type { Mode } from "./mode.ts";

const duoOf = (view: RoomView, seat: number) =>
  everybody(view).filter((character) => characterAt(view, character).seat === seat);

/** A duo each; the first duo out wins, or the last player with a living character. rules: 5.3 */
export const competition: Mode = {
  seats: () => ({ min: 2, max: 3 }),
  charactersEach: () => 2,
  pairing: () => "duo",
  groupOf: (seat) => seat,
  escape({ board }, by) {
    const { seat } = characterAt(board, by);
    if (!canSideLeave(board, duoOf(board, seat))) return undefined;
    return endingFor(board, "escape", (other) => (other === seat ? "won" : "lost"));
  },
  afterDeath({ board }) {
    const seats = new Set([...board.order].map((character) => characterAt(board, character).seat));
    if (seats.size > 1) return undefined;
    return endingFor(board, "elimination", (seat) =>
      duoOf(board, seat).some((character) => isAlive(board, character)) ? "won" : "lost",
    );
  },
  // D-21
  timeUp: ({ board }) => endingFor(board, "time", () => "lost"),
};
