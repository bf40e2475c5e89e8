import type { z } from "zod";
import type { AbsencePolicy } from "./absence.ts";
import type { Board } from "./board.ts";
import type { EventTable, GameEvent } from "./events.ts";
import type { Random } from "./random.ts";

/** Who is told of an event: everybody (spectators too), or these seats alone. */
export type Audience = "everybody" | readonly number[];

/** How far words may go at this moment: text and emotes, emotes alone, or nothing. */
export type Talk = "open" | "emotes" | "closed";

/** What the rules are given to work on. Each field is an envelope: see the design in README.md. */
export interface MatchView<B, H, S, E> {
  /** For all to see; mutated in place. */
  readonly board: B;
  /** A hand a seat; replace, never mutate, so that the table sees by identity whom to tell. */
  readonly hands: H[];
  /** Nobody is told; it never leaves the server. */
  readonly secret: S;
  readonly random: Random;
  /** Match time in milliseconds. */
  readonly now: number;
  emit(event: E, audience?: Audience): void;
}

/** A line in a book of challenges: lines of one category, level and number of players may be compared. */
export interface GameRecord {
  readonly category: string;
  readonly level: number;
  readonly players: number;
  readonly result: "won" | "lost";
  /** The fewer the better. */
  readonly timersUsed: number;
  /** Milliseconds, as `duration`. */
  readonly sandLeft: number;
  readonly duration: number;
}

/**
 * The contract of a game. Server and client know nothing else of it. All of it is pure: no clock, no DOM, no Node, no
 * `Math.random`; a match is a function of (options, seats, seed, journal).
 */
export interface Game<
  B extends Board = Board,
  H = unknown,
  S = unknown,
  C extends { readonly type: string } = { readonly type: string },
  O = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly id: string;
  /** Goes up whenever an old journal would no longer replay to the same board. */
  readonly rulesVersion: number;
  /** What the host may choose, with defaults: parsing `{}` gives the default table. */
  readonly options: z.ZodType<O>;
  /** The only way in. */
  readonly command: z.ZodType<C>;
  /** Every event type with the order of its fields on the wire. */
  readonly events: EventTable<E>;
  /** How many may play under these options. */
  seats(options: O): { readonly min: number; readonly max: number };
  setUp(options: O, seats: number, random: Random): { board: B; hands: H[]; secret: S };
  /** Lawful? Then change the envelopes. @throws Refusal before any change */
  perform(match: MatchView<B, H, S, E>, seat: number, command: C): void;
  /** The match time at which time itself acts next, or undefined. */
  nextDeadline(board: B): number | undefined;
  /** Called with `match.now` at exactly the deadline. */
  onDeadline(match: MatchView<B, H, S, E>): void;
  isOver(board: B): boolean;
  talk(board: B): Talk;
  /** The options of the match that follows this one ("next scenario"), or undefined where there is none. */
  next(options: O, board: B): O | undefined;
  /** A bot's next wish: it is given what its seat may see, and nothing else; `random` is its own. */
  think?(board: B, hand: H, seat: number, random: Random): C | undefined;
  /** What a book of challenges keeps of a match that has ended; without it the game has no such book. */
  record?(options: O, board: B): GameRecord | undefined;
  /** What the host may choose for the absent, the first being the default; without it see `absencePolicies`. */
  readonly absence?: readonly AbsencePolicy[];
  /**
   * Whether under these options a hand may tell whose side its player is on: then nobody is put out of a running match
   * without the consent of all who are there. Without it: no.
   */
  hasHiddenRoles?(options: O): boolean;
  /** Who hears what a seat (-1: a spectator) says in private at this moment; without it there is no private talk. */
  hearers?(board: B, seat: number): Audience;
}

/** A game whose types only itself knows: what registries hold and tables handle. */
// biome-ignore lint/suspicious/noExplicitAny: the parameters are contravariant; `any` is the only common supertype.
export type AnyGame = Game<any, any, any, any, any, any>;
