import { characterAt } from "../complex.ts";
import type { RoomView } from "../view.ts";
import { canSideLeave, endingFor, everybody, isAlive, isInRoom25 } from "./counting.ts";
import type { Mode } from "./mode.ts";

/** The teams sit alternately: A1 B1 A2 B2 ... */
const teamOf = (seat: number) => seat % 2;
const membersOf = (view: RoomView, team: number) =>
  everybody(view).filter((character) => teamOf(characterAt(view, character).seat) === team);

/** Two teams; the first team out wins, or the one that is left. rules: 5.4 */
export const team: Mode = {
  seats: (teamSize) => ({ min: 2 * teamSize, max: 2 * teamSize }),
  charactersEach: () => 1,
  // Two each: a duo; three each: one of each shape.
  pairing: (seats) => (seats === 4 ? "duo" : "spread"),
  groupOf: teamOf,
  escape({ board }, by) {
    const mine = teamOf(characterAt(board, by).seat);
    if (!canSideLeave(board, membersOf(board, mine))) return undefined;
    return endingFor(board, "escape", (seat) => (teamOf(seat) === mine ? "won" : "lost"));
  },
  afterDeath({ board }) {
    const gone = [0, 1].find((side) => !membersOf(board, side).some((character) => isAlive(board, character)));
    if (gone === undefined) return undefined;
    return endingFor(board, "elimination", (seat) => (teamOf(seat) === gone ? "lost" : "won"));
  },
  timeUp({ board }) {
    const inside = (side: number) => membersOf(board, side).filter((character) => isInRoom25(board, character)).length;
    return endingFor(board, "time", (seat) => {
      const lead = inside(teamOf(seat)) - inside(1 - teamOf(seat));
      // D-21
      if (lead === 0) return "draw";
      return lead > 0 ? "won" : "lost";
    });
  },
};
