import type { Audience, Talk } from "../../shared/table/game.ts";
import { type Answer, type ChatLine, type Emote, REFUSED } from "../../shared/table/protocol.ts";
import type { SaidLine } from "../journal/journal.ts";
import type { Visitor } from "./visitor.ts";

/** How many lines a newcomer is shown. */
const KEPT = 50;
/** How many lines and emotes one page may send in five seconds. */
const MAX_CHATTER = 5;

export type Saying = { readonly text: string } | { readonly emote: Emote };

/** How things stand when something is said. */
export interface Air {
  /** How far words may go. */
  readonly talk: Talk;
  /** Spectators are silent during a match: they see more than they may say. */
  readonly isPlaying: boolean;
  readonly hearers: Audience;
  readonly now: number;
}

/** What is said at the table. The lines are plain text and stay so. */
export class Chat {
  #said: readonly SaidLine[];

  constructor(said: readonly SaidLine[] = []) {
    this.#said = said;
  }

  get said(): readonly SaidLine[] {
    return this.#said;
  }

  /** The lines that a seat (-1: a spectator) heard. */
  heardBy(seat: number): ChatLine[] {
    return this.#said.filter(({ hearers }) => hears(hearers, seat)).map(({ line }) => line);
  }

  /** @returns what was said, or why it was not */
  say(visitor: Visitor, seat: number, saying: Saying, { talk, isPlaying, hearers, now }: Air): SaidLine | Answer {
    const isAllowed = talk === "open" || (talk === "emotes" && "emote" in saying);
    if (!isAllowed || (isPlaying && visitor.place === undefined)) return { refused: REFUSED.silence };
    if (visitor.chatter.add(now) > MAX_CHATTER) return { refused: REFUSED.tooMany };
    const { name, colour } = visitor.place?.seat ?? { name: visitor.name, colour: 0 };
    const isPrivate = hearers !== "everybody";
    const line: ChatLine = { seat, name, colour, ...saying, ...(isPrivate ? { isPrivate } : {}) };
    const said = { line, hearers: isPrivate ? [seat, ...hearers] : hearers };
    this.#said = [...this.#said, said].slice(-KEPT);
    return said;
  }

  /** Seats mean other players from now on: what was said among some of them is nobody's to read any more. */
  forgetPrivate(): void {
    this.#said = this.#said.filter(({ hearers }) => hearers === "everybody");
  }
}

export function hears(hearers: Audience, seat: number): boolean {
  return hearers === "everybody" || hearers.includes(seat);
}
