import { interrupt } from "../../../shared/games/last-friday/agenda.ts";
import { type CampBoard, Turn } from "../../../shared/games/last-friday/board.ts";
import { COLOURS, type Colour, numberOf } from "../../../shared/games/last-friday/camp.ts";
import { CARDS } from "../../../shared/games/last-friday/cards.ts";
import { choicesOf } from "../../../shared/games/last-friday/choices.ts";
import { bitsOf, CLUES, type Clue, MANIAC_TOKENS, type ManiacToken } from "../../../shared/games/last-friday/clues.ts";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import { run } from "../../../shared/games/last-friday/engine.ts";
import {
  type CampHand,
  type CampMatch,
  type CampSecret,
  changeManiac,
  type ManiacHand,
} from "../../../shared/games/last-friday/envelopes.ts";
import type { CampEvent } from "../../../shared/games/last-friday/events.ts";
import { note } from "../../../shared/games/last-friday/facts.ts";
import { options } from "../../../shared/games/last-friday/options.ts";
import { perform } from "../../../shared/games/last-friday/perform.ts";
import { setUp } from "../../../shared/games/last-friday/setup.ts";
import { layFaceDown, layFaceUp } from "../../../shared/games/last-friday/tokens.ts";
import type { Audience } from "../../../shared/table/game.ts";
import { type Random, seededRandom } from "../../../shared/table/random.ts";
import { Refusal } from "../../../shared/table/refusal.ts";

interface Person {
  /** "w212"; "entrance"; "dead". */
  at?: string;
  card?: string;
  clues?: readonly Clue[];
  key?: Colour;
  isSafe?: boolean;
}

interface Position {
  chapter?: 1 | 2 | 3 | 4;
  isCampaign?: boolean;
  round?: number;
  /** Who is due: a colour or the maniac. */
  due?: Colour | "maniac";
  /** Where he is; left out: not on the map yet. */
  maniac?: number;
  tokens?: readonly ManiacToken[];
  campers?: Partial<Record<Colour, Person>>;
  cabins?: Partial<Record<Colour, "campers" | "maniac">>;
  openers?: Partial<Record<Colour, Colour>>;
  chosen?: Colour;
  boat?: number;
  /** By point: "corpse", "trap", "lantern", "clue:shovel" (face-down), "key:blue", "meeting:red". */
  lying?: Readonly<Record<string, string>>;
  /** Later turns of the round, in order. */
  after?: readonly (Colour | "maniac")[];
}

/** Points far from everything the tests are about. */
const PARKED = [346, 348, 350, 352, 354];

/** Six seats: the maniac has seat 0, the campers 1 to 5 in turn order. */
export class Camp {
  readonly board: CampBoard;
  readonly hands: CampHand[];
  readonly secret: CampSecret;
  readonly random: Random = seededRandom(7);
  readonly events: { event: CampEvent; audience: Audience }[] = [];
  readonly now = 0;

  constructor(play: "1" | "2" | "3" | "4" | "campaign") {
    const parsed = options.parse({ play, maniac: 0 });
    const { board, hands, secret } = setUp(parsed, 6, this.random);
    this.board = board;
    this.hands = hands;
    this.secret = secret;
  }

  readonly emit = (event: CampEvent, audience: Audience = "everybody"): void => {
    this.events.push({ event, audience });
  };

  get hand(): ManiacHand {
    return this.hands[0] as ManiacHand;
  }

  get due(): string {
    const item = this.board.agenda.at(-1);
    if (item === undefined) return "nothing";
    return item.camper >= 0 ? `${item.stage} ${COLOURS[item.camper]}` : item.stage;
  }

  seatOf(who: Colour | "maniac"): number {
    return who === "maniac" ? this.board.maniac : COLOURS.indexOf(who) + 1;
  }

  /** Performs commands, one after the other. */
  do(who: Colour | "maniac", ...commands: Command[]): this {
    for (const command of commands) perform(this as CampMatch, this.seatOf(who), command);
    return this;
  }

  steps(who: Colour, ...points: string[]): this {
    return this.do(who, ...points.map((point): Command => ({ type: "step", to: numberOf(point) })));
  }

  prowls(...circles: number[]): this {
    return this.do("maniac", ...circles.map((to): Command => ({ type: "prowl", to })), { type: "commit" });
  }

  /** @returns the code of the refusal, or "done" */
  tries(who: Colour | "maniac", command: Command): string {
    try {
      perform(this as CampMatch, this.seatOf(who), command);
      return "done";
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  choices(who: Colour | "maniac", type?: Command["type"]): Command[] {
    const seat = this.seatOf(who);
    const commands = choicesOf(this.board, this.hands[seat] as CampHand, seat).map(({ command }) => command);
    return type === undefined ? commands : commands.filter((command) => command.type === type);
  }

  person(colour: Colour) {
    const pawn = this.board.campers[COLOURS.indexOf(colour)];
    if (pawn === undefined) throw new Error(colour);
    return {
      at: pawn.point === 0 ? "" : `w${String(pawn.point).padStart(3, "0")}`,
      life: pawn.life,
      clues: CLUES.filter((_, bit) => (pawn.clues & (1 << bit)) !== 0),
      key: COLOURS[pawn.key],
    };
  }

  /** What lies on a point: "corpse", "key:blue", "clue" (face-down), "clue:shovel" (face-up), or "". */
  lies(point: string): string {
    const token = [...this.board.tokens.values()].find((candidate) => candidate.point === numberOf(point));
    if (token === undefined) return "";
    const isNamed = token.front !== "" && (token.kind === "key" || token.kind === "clue");
    return isNamed ? `${token.kind}:${token.front}` : token.kind;
  }

  points(kind: string): string[] {
    const tokens = [...this.board.tokens.values()].filter((token) => token.kind === kind);
    return tokens.map(({ point }) => `w${String(point).padStart(3, "0")}`).sort();
  }

  types(): string[] {
    return this.events.map(({ event }) => event.type);
  }

  has<T extends CampEvent["type"]>(type: T): Extract<CampEvent, { type: T }>[] {
    return this.events.flatMap(({ event }) => (event.type === type ? [event as Extract<CampEvent, { type: T }>] : []));
  }
}

/** A position in the middle of a chapter. Whoever is not mentioned stands far away, with the first card and no clue. */
export function camp(position: Position = {}): Camp {
  const { chapter = 1, isCampaign = false, round = 1, due = "red", maniac = 0, boat = 0 } = position;
  const table = new Camp(isCampaign ? "campaign" : (String(chapter) as "1"));
  const { board } = table;
  const match = table as CampMatch;
  board.chapter = chapter;
  board.round = round;
  board.boat = boat;
  board.maniacTokens = bitsOf(MANIAC_TOKENS, position.tokens ?? []);
  board.chosen = position.chosen === undefined ? -1 : COLOURS.indexOf(position.chosen);
  COLOURS.forEach((colour, camper) => {
    place(board, camper, position.campers?.[colour] ?? {});
    const side = position.cabins?.[colour];
    board.cabins[camper] = side === undefined ? 0 : side === "campers" ? 1 : 2;
    const opener = position.openers?.[colour];
    board.openers[camper] = opener === undefined ? -1 : COLOURS.indexOf(opener);
  });
  for (const [point, what] of Object.entries(position.lying ?? {})) lay(match, numberOf(point), what);
  if (maniac > 0) {
    board.isAbroad = true;
    note(board, "start", { circles: Array.from({ length: 201 }, (_, index) => index + 1) });
    const cells = Array.from({ length: round }, () => [maniac]);
    changeManiac(match, { circle: maniac, cells });
  }
  board.agenda.clear();
  interrupt(board, "roundEnd");
  for (const who of [...(position.after ?? [])].reverse()) awaits(board, who);
  awaits(board, due);
  board.turn = new Turn({});
  run(match);
  return table;
}

function awaits(board: CampBoard, who: Colour | "maniac"): void {
  if (who === "maniac") {
    interrupt(board, "prowl");
    interrupt(board, "dusk");
  } else interrupt(board, "turn", { camper: COLOURS.indexOf(who) });
}

function place(board: CampBoard, camper: number, { at, card, clues = [], key, isSafe }: Person): void {
  const pawn = board.campers[camper];
  if (pawn === undefined) return;
  const named = card === undefined ? 0 : (CARDS[camper]?.findIndex(({ name }) => name === card) ?? 0);
  pawn.card = named;
  pawn.cardsUsed = 1 << named;
  pawn.life = at === "dead" ? "dead" : isSafe ? "safe" : "alive";
  pawn.point = at === undefined ? (PARKED[camper] ?? 0) : at.startsWith("w") ? numberOf(at) : 0;
  pawn.clues = bitsOf(CLUES, clues);
  pawn.key = key === undefined ? -1 : COLOURS.indexOf(key);
}

function lay(match: CampMatch, point: number, what: string): void {
  const [kind = "", front = ""] = what.split(":");
  if (kind === "clue" || kind === "meeting") {
    const id = layFaceDown(match, kind, point, front);
    const hand = match.hands[0] as ManiacHand;
    if (kind === "meeting") changeManiac(match, { fronts: { ...hand.fronts, [id]: front } });
  } else layFaceUp(match, kind as "key", point, kind === "key" ? front : kind === "corpse" ? "" : kind);
}
