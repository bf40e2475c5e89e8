import { CELLS, CENTRE } from "../../../shared/games/room25/geometry.ts";
import type { Role } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import type { RoomKind } from "../../../shared/games/room25/kinds.ts";
import type { ModeId } from "../../../shared/games/room25/modes/mode.ts";
import type { Options } from "../../../shared/games/room25/options.ts";
import type { AnyGame } from "../../../shared/table/game.ts";
import { seededRandom } from "../../../shared/table/random.ts";

/** How a game begins, where a test has arranged it. */
export interface Start {
  /** By cell, hidden but where somebody stands. */
  readonly rooms: Readonly<Record<number, RoomKind>>;
  /** By seat: the cell on which its characters stand, in the open. */
  readonly stands: Readonly<Record<number, number>>;
  readonly turnsLeft?: number;
  readonly guards?: readonly number[];
}

/** The game, whose first player is always the host, and which begins in each mode as is said here. */
export function arranged(starts: Readonly<Partial<Record<ModeId, Start>>>): AnyGame {
  return {
    ...room25,
    setUp(options: Options, seats: number) {
      const deal = room25.setUp(options, seats, seededRandom(1));
      const start = starts[options.mode];
      if (start) arrange(deal, start);
      return deal;
    },
  } as AnyGame;
}

type Deal = ReturnType<typeof room25.setUp>;

function arrange({ board, hands, secret }: Deal, { rooms, stands, turnsLeft, guards = [] }: Start): void {
  const { kinds } = secret;
  const settled = new Set([item(board.cells, CENTRE)]);
  for (const [cell, kind] of Object.entries(rooms)) {
    const tile = item(board.cells, Number(cell));
    const other = CELLS.find((each) => !settled.has(each) && kinds[each] === kind);
    if (other === undefined) throw new Error(`there is no further ${kind}`);
    kinds[other] = item(kinds, tile);
    kinds[tile] = kind;
    settled.add(tile);
  }
  for (const character of board.characters) {
    const cell = stands[character.seat];
    if (cell === undefined) continue;
    character.tile = item(board.cells, cell);
    item(board.tiles, character.tile).kind = item(kinds, character.tile);
  }
  const order = [...board.characters.keys()];
  for (const [place, character] of order.entries()) board.order[place] = character;
  if (turnsLeft !== undefined) board.turnsLeft = turnsLeft;
  for (const seat of hands.keys()) {
    const role: Role = guards.includes(seat) ? "guard" : "prisoner";
    hands[seat] = { ...item(hands, seat), role };
  }
}
