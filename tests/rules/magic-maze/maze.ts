import {
  ACTIONS,
  type ActionSet,
  actionSet,
  DIRECTIONS,
  type Direction,
} from "../../../shared/games/magic-maze/actions.ts";
import { LaidTile, type MazeBoard, Token } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { dimensionOf } from "../../../shared/games/magic-maze/dimensions.ts";
import type { Hand, Secret } from "../../../shared/games/magic-maze/envelopes.ts";
import type { MatchEvent } from "../../../shared/games/magic-maze/events.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { mallOf, type Spot, turned } from "../../../shared/games/magic-maze/mall.ts";
import type { Options } from "../../../shared/games/magic-maze/options.ts";
import { pawnOf } from "../../../shared/games/magic-maze/pawns.ts";
import { showNext } from "../../../shared/games/magic-maze/stack.ts";
import { NEIGHBOUR_OFFSET, START_CELLS, TILE_SIZE } from "../../../shared/games/magic-maze/tiles.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { Refusal } from "../../../shared/table/refusal.ts";

const EVERY_ACTION = actionSet(...ACTIONS);

interface Position {
  readonly scenario?: number;
  readonly players?: number;
  /** Seconds. */
  readonly sand?: 180 | 240 | 420;
  /** The face-down stack, the top tile first; left out: as it was shuffled. */
  readonly stack?: readonly string[];
  /** Action tiles by seat; left out: everybody has every action. */
  readonly actions?: readonly ActionSet[];
  readonly isSandRunning?: boolean;
  /** Further choices of the host. */
  readonly choices?: Partial<Options>;
}

/** A match set up by hand: the heroes in the order of `COLOURS` on the start cells, the sand just turned at time 0. */
export function maze(position: Position = {}): Maze {
  return new Maze(position);
}

/** Tiles with the four items round tile 1, and with the four exits at the corners. */
export function mazeWithItemsAndExits(position: Position = {}): Maze {
  return maze({ scenario: 2, ...position })
    .with("6", "N")
    .with("7", "E")
    .with("8", "S")
    .with("9", "W")
    .with("2", "W", "6")
    .with("11", "N", "7")
    .with("10", "E", "8")
    .with("12", "S", "9");
}

/** For each hero: the tile, the cell before its item or exit, and the direction (on the tile) onto it. */
export const BEFORE_ITEM: Readonly<Record<Colour, readonly [id: string, row: number, col: number, Direction]>> = {
  yellow: ["6", 2, 2, "E"],
  purple: ["9", 2, 3, "S"],
  green: ["8", 3, 1, "W"],
  orange: ["7", 1, 0, "S"],
};
export const BEFORE_EXIT: typeof BEFORE_ITEM = {
  yellow: ["11", 0, 2, "E"],
  purple: ["2", 0, 2, "E"],
  green: ["10", 0, 1, "W"],
  orange: ["12", 0, 1, "W"],
};

export class Maze {
  readonly board: MazeBoard;
  readonly #hands: Hand[];
  readonly secret: Secret;
  readonly #random = seededRandom(1);
  #events: MatchEvent[] = [];
  now = 0;

  constructor({ scenario = 1, players = 2, sand = 180, stack, actions, isSandRunning = true, choices }: Position) {
    const { board, hands, secret } = magicMaze.setUp({ scenario, sand, ...choices }, players, this.#random);
    this.board = board;
    this.#hands = hands;
    this.secret = secret;
    for (let seat = 0; seat < players; seat++) board.actions[seat] = actions?.[seat] ?? EVERY_ACTION;
    for (const [index, [row, col]] of START_CELLS.entries()) {
      const colour = COLOURS[index] ?? "yellow";
      if (dimensionOf(pawnOf(board, colour)) === 0) this.put(colour, { row, col });
    }
    if (stack !== undefined) {
      secret.stack.splice(0, secret.stack.length, ...stack);
      showNext({ board, secret });
    }
    if (!isSandRunning) return;
    for (let seat = 0; seat < players; seat++) this.do({ type: "ready", isReady: true }, seat);
    this.do({ type: "turnSand" });
    this.takeEvents();
  }

  /** Lays a tile through the edge of one that lies (tile 1, when not named), its entry facing back. */
  with(id: string, edge: Direction, from?: string): this {
    const [row, col] = NEIGHBOUR_OFFSET[edge];
    const tile = this.#tile(from);
    this.board.tiles.push(
      new LaidTile({ id, row: tile.row + row, col: tile.col + col, turns: DIRECTIONS.indexOf(edge) }),
    );
    return this;
  }

  /** The cell of the mall at (row, col) of a tile as it is in the data, however it was turned. */
  on(id: string, row: number, col: number): Spot {
    const tile = this.#tile(id);
    let [r, c] = [row, col];
    for (let turn = 0; turn < tile.turns; turn++) [r, c] = [c, TILE_SIZE - 1 - r];
    return { row: tile.row + r, col: tile.col + c };
  }

  /** Where a direction on the tile as it is in the data points, however it was turned. */
  facing(id: string, direction: Direction): Direction {
    return turned(direction, this.#tile(id).turns);
  }

  put(colour: Colour, { row, col }: Spot): this {
    const pawn = pawnOf(this.board, colour);
    pawn.row = row;
    pawn.col = col;
    return this;
  }

  /** Puts the hero before a dead end and moves it in. */
  bring(colour: Colour, [id, row, col, direction]: (typeof BEFORE_ITEM)[Colour]): this {
    return this.put(colour, this.on(id, row, col)).do(move(colour, this.facing(id, direction)));
  }

  /** Brings all four heroes onto the items of their colours, one by one. */
  steal(): this {
    for (const colour of COLOURS) this.bring(colour, BEFORE_ITEM[colour]);
    return this;
  }

  /** Lays an out-of-order token. */
  token({ row, col }: Spot): this {
    this.board.tokens.push(new Token({ row, col }));
    return this;
  }

  at(milliseconds: number): this {
    this.now = milliseconds;
    return this;
  }

  do(command: Command, seat = 0): this {
    magicMaze.perform(this.#view(), seat, command);
    return this;
  }

  /** Why the command is refused, or undefined when it was performed; a refused one must change nothing. */
  why(command: Command, seat = 0): string | undefined {
    const before = this.#everything();
    try {
      this.do(command, seat);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.#everything() !== before) throw new Error(`refused with "${error.code}", and yet something changed`);
      return error.code;
    }
  }

  /** The sand is out. */
  deadline(): this {
    magicMaze.onDeadline(this.#view());
    return this;
  }

  where(colour: Colour): Spot {
    const { row, col } = pawnOf(this.board, colour);
    return { row, col };
  }

  isOut(colour: Colour): boolean {
    return pawnOf(this.board, colour).isOut;
  }

  get mall() {
    return mallOf(this.board.tiles);
  }

  get sandLeft(): number {
    return this.board.sandOut - this.now;
  }

  get tokens(): Spot[] {
    return [...this.board.tokens].map(({ row, col }) => ({ row, col }));
  }

  /** The types of what was emitted since the last call. */
  takeEvents(): string[] {
    return this.takeFullEvents().map(({ type }) => type);
  }

  takeFullEvents(): MatchEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  #everything(): string {
    return JSON.stringify([this.board.toJSON(), this.#hands, this.secret, this.#events]);
  }

  #tile(id?: string): LaidTile {
    const tile = [...this.board.tiles].find((laid) => id === undefined || laid.id === id);
    if (tile === undefined) throw new Error(`tile ${id} was not laid`);
    return tile;
  }

  #view() {
    return {
      board: this.board,
      hands: this.#hands,
      secret: this.secret,
      random: this.#random,
      now: this.now,
      emit: (event: MatchEvent) => {
        this.#events.push(event);
      },
    };
  }
}

export const move = (hero: Colour, direction: Direction, cells = 1): Command => ({
  type: "move",
  hero,
  direction,
  cells,
});
export const vortex = (hero: Colour, { row, col }: Spot): Command => ({ type: "vortex", hero, row, col });
export const escalator = (hero: Colour): Command => ({ type: "escalator", hero });
export const explore = ({ row, col }: Spot): Command => ({ type: "explore", row, col });
export const cell = (row: number, col: number): Spot => ({ row, col });
