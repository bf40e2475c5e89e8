import type { Action } from "../../../shared/games/room25/actions/action.ts";
import { choicesOf, litCells } from "../../../shared/games/room25/choices.ts";
import type { Choice, Command } from "../../../shared/games/room25/commands.ts";
import { cellOf, kindAt, tileAt } from "../../../shared/games/room25/complex.ts";
import type { RoomEvent } from "../../../shared/games/room25/events.ts";
import { CELLS, CENTRE, cellAt, colOf, rowOf } from "../../../shared/games/room25/geometry.ts";
import type { Role, RoomHand, RoomSecret } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import type { RoomKind } from "../../../shared/games/room25/kinds.ts";
import type { Options } from "../../../shared/games/room25/options.ts";
import type { Play } from "../../../shared/games/room25/play.ts";
import type { Audience } from "../../../shared/table/game.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { Refusal } from "../../../shared/table/refusal.ts";

export type Spot = readonly [row: number, col: number];
export type Letter = "A" | "B" | "C" | "D" | "E" | "F";

/** Where the tests' Room 25 lies, hidden, until a test says otherwise. */
export const HOME_OF_25: Spot = [4, 4];

/** Both are lost in the Central Room: who has nothing to do in a test stands there and passes. */
const PASS: readonly Action[] = ["push", "control"];

/** A position, built step by step, in which characters are called A, B, C ... in track order. */
export class Scene {
  readonly board;
  readonly hands: RoomHand[];
  readonly secret: RoomSecret;
  readonly told: { readonly event: RoomEvent; readonly audience: Audience }[] = [];
  readonly #random = seededRandom(1);
  readonly #letters: readonly number[];
  #now = 0;

  constructor(options: Partial<Options> = {}, seats = 4) {
    const parsed = room25.options.parse({ mode: "cooperation", timeLimit: 0, ...options });
    const { board, hands, secret } = room25.setUp(parsed, seats, this.#random);
    this.board = board;
    this.hands = hands;
    this.secret = secret;
    this.#letters = [...board.order];
  }

  get play(): Play {
    const emit: Play["emit"] = (event, audience = "everybody") => this.told.push({ event, audience });
    return { board: this.board, hands: this.hands, secret: this.secret, random: this.#random, now: this.#now, emit };
  }

  /** All clues are taken and forgotten; every hidden room is an Empty Chamber but Room 25. */
  started(): this {
    for (const cell of CELLS) if (cell !== CENTRE) this.secret.kinds[tileAt(this.board, cell)] = "empty";
    this.room("room25", HOME_OF_25, "hidden");
    for (const seat of this.hands.keys()) this.by(seat, { type: "peek", cell: cellAt(1, 2) });
    for (const seat of this.hands.keys()) this.hands[seat] = { ...item(this.hands, seat), looks: {} };
    this.told.length = 0;
    return this;
  }

  /** Puts a kind of room on a cell. Another Room 25 becomes an Empty Chamber. */
  room(kind: RoomKind, spot: Spot, face: "open" | "hidden" = "open"): this {
    if (kind === "room25") {
      const old = this.secret.kinds.indexOf("room25");
      if (old >= 0) this.secret.kinds[old] = "empty";
    }
    const tile = this.tile(spot);
    this.secret.kinds[tile] = kind;
    item(this.board.tiles, tile).kind = face === "open" ? kind : "";
    return this;
  }

  /** Sets characters on a cell whose room is revealed, without effect. */
  stand(letters: string, spot: Spot): this {
    const tile = this.tile(spot);
    item(this.board.tiles, tile).kind = item(this.secret.kinds, tile);
    for (const letter of letters) item(this.board.characters, this.number(letter as Letter)).tile = tile;
    return this;
  }

  /** The roles in track order; those not named are prisoners. */
  guards(letters: string): this {
    for (const [index, number] of this.#letters.entries()) {
      const { seat } = item(this.board.characters, number);
      const role: Role = letters.includes("ABCDEF".charAt(index)) ? "guard" : "prisoner";
      this.hands[seat] = { ...item(this.hands, seat), role };
    }
    return this;
  }

  turnsLeft(turns: number): this {
    this.board.turnsLeft = turns;
    return this;
  }

  /** Everybody programs; who is not named passes. */
  turn(programmes: Partial<Record<Letter, readonly Action[]>> = {}): this {
    for (const [index, number] of this.#letters.entries()) {
      const piece = item(this.board.characters, number);
      if (!piece.isAlive || piece.isFree || this.board.phase !== "programming") continue;
      const letter = "ABCDEF".charAt(index) as Letter;
      const actions = (programmes[letter] ?? PASS).slice(0, programmes[letter] ? 2 : piece.limit);
      this.by(piece.seat, { type: "programme", character: number, actions });
    }
    return this;
  }

  target(letter: Letter, [row, col]: Spot): this {
    return this.do(letter, { type: "target", cell: cellAt(row, col) });
  }

  push(letter: Letter, other: Letter, [row, col]: Spot): this {
    return this.do(letter, { type: "push", character: this.number(other), cell: cellAt(row, col) });
  }

  slide(letter: Letter, line: number, direction: 1 | -1): this {
    return this.do(letter, { type: "slide", line, direction });
  }

  do(letter: Letter, command: Command): this {
    return this.by(this.seat(letter), command);
  }

  by(seat: number, command: Command): this {
    room25.perform(this.play, seat, room25.command.parse(command));
    return this;
  }

  /** The refusal's code; "" where the command is lawful, and then it is done. Fails when a refusal changed anything. */
  refusal(letter: Letter, command: Command): string {
    const before = this.picture();
    try {
      this.do(letter, command);
      return "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.picture() !== before) throw new Error(`the refusal ${error.code} changed something`);
      return error.code;
    }
  }

  picture(): string {
    return JSON.stringify([this.board, this.hands, this.secret, this.told.length]);
  }

  number(letter: Letter): number {
    return item(this.#letters, "ABCDEF".indexOf(letter));
  }

  character(letter: Letter) {
    return item(this.board.characters, this.number(letter));
  }

  seat(letter: Letter): number {
    return this.character(letter).seat;
  }

  hand(letter: Letter): RoomHand {
    return item(this.hands, this.seat(letter));
  }

  choices(letter: Letter) {
    return choicesOf(this.board, this.hand(letter), this.seat(letter));
  }

  /** What the player of this character may choose now. */
  options(letter: Letter): readonly Choice[] {
    return this.choices(letter).decision?.options ?? [];
  }

  /** The cells that light up for this player. */
  lit(letter: Letter): Spot[] {
    return litCells(this.options(letter)).map((cell) => [rowOf(cell), colOf(cell)]);
  }

  tile([row, col]: Spot): number {
    return tileAt(this.board, cellAt(row, col));
  }

  where(letter: Letter): Spot | "dead" {
    const { tile } = this.character(letter);
    if (tile < 0) return "dead";
    return this.spotOf(tile);
  }

  spotOf(tile: number): Spot {
    const cell = cellOf(this.board, tile);
    return [rowOf(cell), colOf(cell)];
  }

  /** Empty while hidden. */
  kind([row, col]: Spot): RoomKind | "" {
    return kindAt(this.board, cellAt(row, col));
  }

  /** The events of a type, in the order in which they came. */
  events<T extends RoomEvent["type"]>(type: T): Extract<RoomEvent, { type: T }>[] {
    return this.told.flatMap(({ event }) => (event.type === type ? [event as Extract<RoomEvent, { type: T }>] : []));
  }

  /** What the seat of this character has won, once the game is over. */
  outcome(letter: Letter): string | undefined {
    return this.board.outcomes[this.seat(letter)];
  }
}

/** A game of Cooperation at its first Programming, unless said otherwise. */
export function scene(options: Partial<Options> = {}, seats = 4): Scene {
  return new Scene(options, seats).started();
}
