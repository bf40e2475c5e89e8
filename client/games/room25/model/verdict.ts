import type { RoomView } from "../../../../shared/games/room25/view.ts";

/** Who has won, as a key of the catalogue, and the seats that did. */
export interface Verdict {
  readonly who:
    | "prisoners"
    | "guards"
    | "nobody"
    | "together"
    | "together-partial"
    | "together-lost"
    | "player"
    | "team"
    | "draw";
  readonly seats: readonly number[];
}

const seatsWith = ({ outcomes }: RoomView, ...wanted: string[]) =>
  [...outcomes].flatMap((outcome, seat) => (wanted.includes(outcome) ? [seat] : []));

/** Who has won a game that is over. */
export function verdictOf(board: RoomView): Verdict {
  const seats = seatsWith(board, "won", "partial");
  switch (board.mode) {
    case "suspicion":
      if (board.ending === "escape") return { who: "prisoners", seats };
      return { who: seats.length > 0 ? "guards" : "nobody", seats };
    case "cooperation":
    case "solo":
      if (seats.length === 0) return { who: "together-lost", seats };
      return { who: seatsWith(board, "partial").length > 0 ? "together-partial" : "together", seats };
    case "competition":
      return { who: seats.length > 0 ? "player" : "nobody", seats };
    case "team":
      return { who: seats.length > 0 ? "team" : "draw", seats };
  }
}
