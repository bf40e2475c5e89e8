import type { Role, RoomHand } from "../../../../shared/games/room25/hands.ts";
import type { RoomKind } from "../../../../shared/games/room25/kinds.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";

/** What whoever looks on is shown. */
export interface Seen {
  readonly board: RoomView;
  readonly hand: RoomHand | undefined;
}

/** Who is what is seen of these seats, as though they had told. */
function exposed(board: RoomView, roleOf: (seat: number) => Role | undefined): RoomView {
  const characters = [...board.characters].map((character) => {
    const identity: Role | "" = character.identity || (roleOf(character.seat) ?? "");
    return { ...character, identity };
  });
  return { ...board, characters };
}

/**
 * Every hand laid open at once.
 * @param kinds by tile: what the rooms are that nobody has looked at; without it those stay hidden
 */
export function everything(board: RoomView, hands: readonly RoomHand[], kinds?: readonly RoomKind[]): Seen {
  const [first] = hands;
  if (first === undefined) return { board, hand: undefined };
  const all = (kinds ?? []).entries();
  const hidden = [...all].filter(([tile]) => board.tiles[tile]?.kind === "");
  const hand: RoomHand = {
    role: first.role,
    programmes: Object.assign({}, ...hands.map(({ programmes }) => programmes)),
    looks: Object.assign(Object.fromEntries(hidden), ...hands.map(({ looks }) => looks)),
    notes: {},
  };
  return { board: exposed(board, (seat) => hands[seat]?.role), hand };
}

/** The match as one seat sees it. */
export function seenBy(board: RoomView, hands: readonly RoomHand[], seat: number): Seen {
  const hand = hands[seat];
  return { board: exposed(board, (other) => (other === seat ? hand?.role : undefined)), hand };
}
