import { z } from "zod";
import { ABSENCE_POLICIES } from "./absence.ts";
import type { GameRecord } from "./game.ts";
import type { Entry } from "./match.ts";
import { isVisible, oneLine } from "./writing.ts";

/** Goes up when a page of the old build can no longer talk to the server: such a page is told to reload. */
export const PROTOCOL = 2;

/** The name of the Colyseus room that every table is. */
export const TABLE_ROOM = "table";

/** Letters and digits that cannot be taken for one another, aloud or on paper. */
export const CODE_ALPHABET = "ACDEFGHJKLMNPQRTUVWXY3479";
export const CODE_LENGTH = 4;

export const MAX_SEATS = 9;
export const MAX_SPECTATORS = 30;
export const MAX_NAME = 24;
export const MAX_CHAT = 300;
/** Messages a second and seat; more are refused. */
export const MAX_RATE = 30;
/** Messages a second and seat at which the connection is closed. */
export const CLOSE_RATE = 90;

/** Why the server closed a connection: codes of our own, above those of Colyseus. */
export const CLOSE = {
  /** Another connection with the same token took the seat. */
  replaced: 4301,
  flood: 4302,
  malformed: 4303,
  /** The table was closed. */
  closed: 4304,
  /** The server is shutting down; the table comes back with it. */
  restarting: 4305,
  /** The player was put out of the table, for good. */
  kicked: 4306,
  /** The host wants no spectators. */
  noWatching: 4307,
  /** The match cannot be rebuilt from its record: the table is closed, and what there is of it kept aside. */
  damaged: 4308,
} as const;

/**
 * Why a join was refused: the code of the error that the join rejects with. Statuses of HTTP, since that is all the SDK
 * hands on of a refusal before the socket is open.
 */
export const JOIN_ERROR = {
  /** No table has this code. */
  noTable: 404,
  /** Too many requests, or new tables, from this address; a minute, or ten, later it goes on. */
  tooMany: 429,
  protocol: 461,
  name: 462,
  full: 463,
  malformed: 464,
  unknownGame: 465,
  serverFull: 466,
  /** The token's player was put out of this table. */
  banned: 467,
  /** No seat is free, and the host wants no spectators. */
  noWatching: 468,
  /** The table was damaged, and cannot be brought back. */
  damaged: 410,
  /** The server is shutting down. */
  restarting: 503,
} as const;

/** Why the table itself (not the rules of the game) refuses a request or a command: keys of `refusal.<code>`. */
export const REFUSED = {
  malformed: "malformed",
  /** More messages, or more chat, than the limit. */
  tooMany: "too-many",
  notSeated: "not-seated",
  /** Already seated. */
  seated: "seated",
  notHost: "not-host",
  notPlaying: "not-playing",
  notGathering: "not-gathering",
  notEnded: "not-ended",
  /** A match is being played. */
  playing: "playing",
  /** Somebody is not ready; `name`. */
  notReady: "not-ready",
  /** `min` */
  tooFew: "too-few",
  /** More seats are taken than these options allow; `max`. */
  tooManySeats: "too-many-seats",
  colourTaken: "colour-taken",
  full: "full",
  silence: "silence",
  /** The match stands: a pause, somebody is waited for, or it sets going in a moment. */
  paused: "paused",
  /** The match does not stand. */
  notPaused: "not-paused",
  /** This game has no bots. */
  noBots: "no-bots",
  /** The game does not offer that. */
  notOffered: "not-offered",
  /** Nobody, or not one of those it may be done to, is in that seat. */
  noSuchSeat: "no-such-seat",
  /** The player of that seat is there. */
  notAway: "not-away",
  /** Another vote is being held. */
  voting: "voting",
  /** There is no vote in which the seat has a say. */
  noVote: "no-vote",
  /** Whoever is to sit down has no name. */
  nameless: "nameless",
  /** Nobody new may take a seat. */
  locked: "locked",
  /** There is no private talk now. */
  noPrivate: "no-private",
  /** No match follows this one. */
  noNext: "no-next",
  /** The rules failed; the board is as it was. */
  internal: "internal",
} as const;

/**
 * A player's name: any script, trimmed, inner white space folded, without what cannot be seen, 1 to 24 characters as a
 * reader counts them.
 */
export const nameSchema = z
  .string()
  .max(400)
  .transform(oneLine)
  .refine((name) => {
    const length = [...new Intl.Segmenter().segment(name)].length;
    return isVisible(name) && length <= MAX_NAME && name.length <= 120;
  });

export const createOptions = z.object({
  protocol: z.number().int(),
  game: z.string().max(40),
  name: nameSchema,
  isPublic: z.boolean().default(false),
  options: z.unknown().optional(),
});
export type CreateOptions = z.input<typeof createOptions>;

export const joinOptions = z.object({
  protocol: z.number().int(),
  name: nameSchema.optional(),
  /** The seat's token, from a former visit. */
  token: z.string().max(80).optional(),
  /** Join to watch, even where a seat is free. */
  watch: z.boolean().default(false),
  /** A code that hands a seat on to this page, see `LinkMessage`. */
  link: z.string().max(80).optional(),
  /** The number of the last frame of events that the page had, see `SeatMessage`. */
  since: z.number().int().min(0).optional(),
});
export type JoinOptions = z.input<typeof joinOptions>;

export const EMOTES = ["yes", "no", "thanks", "sorry", "hurry", "wow", "laugh", "well-done"] as const;
export type Emote = (typeof EMOTES)[number];

const seat = z
  .number()
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

/** What a client may ask of the table itself, as message `table`. Game commands go as message `command`. */
export const tableRequest = z.discriminatedUnion("type", [
  /** A spectator may, too. */
  z.strictObject({ type: z.literal("rename"), name: nameSchema }),
  z.strictObject({ type: z.literal("colour"), colour: z.number().int().min(1).max(MAX_SEATS) }),
  z.strictObject({ type: z.literal("ready"), isReady: z.boolean() }),
  /** Host: the game's options, whole. */
  z.strictObject({ type: z.literal("options"), options: z.unknown() }),
  /** Host. */
  z.strictObject({ type: z.literal("publish"), isPublic: z.boolean() }),
  /** Host: begin the match. */
  z.strictObject({ type: z.literal("start") }),
  /** Host, after the end: the same again, or the next ("next scenario"). */
  z.strictObject({ type: z.literal("again"), next: z.boolean().default(false) }),
  /** Host, after the end: back to gathering, to change seats or options. */
  z.strictObject({ type: z.literal("gather") }),
  /** A spectator takes a free seat. */
  z.strictObject({ type: z.literal("sit"), name: nameSchema }),
  /** Give the seat up for good; the connection goes on as a spectator's. */
  z.strictObject({ type: z.literal("leave") }),
  z.strictObject({
    type: z.literal("chat"),
    text: z
      .string()
      .max(4000)
      .transform(oneLine)
      .refine((text) => isVisible(text) && text.length <= MAX_CHAT),
    /** For those alone whom the game lets hear it. */
    isPrivate: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal("emote"), emote: z.enum(EMOTES) }),
  /** Host, gathering: a bot sits down. */
  z.strictObject({ type: z.literal("addBot") }),
  /** Host, gathering. */
  z.strictObject({ type: z.literal("removeBot"), seat }),
  /** Host, not during a match. */
  z.strictObject({ type: z.literal("absence"), policy: z.enum(ABSENCE_POLICIES) }),
  /** Host, gathering: the numbers of all seats in their new order. */
  z.strictObject({ type: z.literal("order"), seats: z.array(seat).max(MAX_SEATS) }),
  /** Host, gathering: another player's name. */
  z.strictObject({ type: z.literal("nameSeat"), seat, name: nameSchema }),
  /** Host: nobody new may take a seat. */
  z.strictObject({ type: z.literal("lock"), isLocked: z.boolean() }),
  /** Host: another player who is there becomes host. */
  z.strictObject({ type: z.literal("host"), seat }),
  /** Host: who may watch, and (not during a match) what they see. */
  z.strictObject({ type: z.literal("watching"), mayWatch: z.boolean(), seesAll: z.boolean() }),
  /** Seated: a code by which another page of the same player takes the seat; the answer is message `link`. */
  z.strictObject({ type: z.literal("link") }),
  /**
   * Host: the seat of a player who is away goes to a bot (-1), to a watcher (the id), or to whoever sits down first (0).
   * A vote during a match with hidden roles.
   */
  z.strictObject({ type: z.literal("handOver"), seat, to: z.number().int().min(-1).max(0xffff) }),
  /** Host: the player loses the seat, and never comes back with the same token. A vote as above. */
  z.strictObject({ type: z.literal("kick"), seat }),
  /** Seated, during a match. A vote, as the two that follow. */
  z.strictObject({ type: z.literal("pause") }),
  /** Seated: goes on after a pause, or without those who are waited for. */
  z.strictObject({ type: z.literal("resume") }),
  /** Seated: ends the match before its rules do. More than half must agree; in all other votes all must. */
  z.strictObject({ type: z.literal("end") }),
  /** Seated: one's say in the vote. A no ends a vote in which all must agree; so does the proposer's. */
  z.strictObject({ type: z.literal("agree"), isAgreed: z.boolean() }),
]);
export type TableRequest = z.input<typeof tableRequest>;

/** A game command as it travels; `id` is random, 32 bits, the client's own: sent twice it is performed once. */
export const commandEnvelope = z.strictObject({
  id: z.number().int().min(0).max(0xffffffff),
  c: z.looseObject({ type: z.string().max(40) }),
});
export type CommandEnvelope = z.infer<typeof commandEnvelope>;

/** The answer to a request: nothing when it was done, or why it was refused. */
export type Answer = undefined | null | Refused;
interface Refused {
  readonly refused: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Messages from the server, by type. Numbers where they are frequent: they cost one byte. */
export const MESSAGE = {
  /** `SeatMessage`: who you are; after every join and whenever it changes. */
  seat: "seat",
  /** The hand, whole; whenever it changed. */
  hand: "hand",
  /** `ChatLine[]`: the last lines that the seat could hear; after a join, and when a spectator is given a seat. */
  chatHistory: "chats",
  /** `ChatLine`. */
  chat: "chat",
  /** `PackedEvent[]`. */
  events: 1,
  /** `PackedEvent[]`: what happened since the page left, when nothing of it is missing; after a rejoin with `since`. */
  missed: "missed",
  /** `LinkMessage`: the answer to request `link`. */
  link: "link",
  /** `OpenMessage`: all there is to see, late; to spectators alone, where `seesAll`. */
  open: "open",
} as const;

export interface SeatMessage {
  /** Your seat, or -1 for a spectator. */
  readonly seat: number;
  /** The secret that proves the seat yours after a reload; only ever sent to you. */
  readonly token?: string;
  /** The number of the last frame of events of this seat. Each message `events` from now on adds one. */
  readonly events?: number;
}

/** A code good for one join, with which the seat goes to another page and the former loses it. */
export interface LinkMessage {
  readonly code: string;
  /** Server time until which it is good. */
  readonly until: number;
}

/** How late spectators see everything, in milliseconds of match time: a pause does not shorten it. */
export const OPEN_DELAY = 60_000;

/** The match as it stood a while ago. */
export interface OpenMessage {
  /** Match time, in milliseconds. */
  readonly at: number;
  /** The board as plain data. */
  readonly board: unknown;
  /** By seat. */
  readonly hands: readonly unknown[];
}

export interface ChatLine {
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
  readonly text?: string;
  readonly emote?: Emote;
  /** Not everybody heard it. */
  readonly isPrivate?: boolean;
}

/** A line in the lobby's list, and the answer to `GET /api/tables/CODE`. */
export interface TableListing {
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly phase: "gathering" | "playing" | "ended";
  readonly options: unknown;
  /** The colours of the seats that are taken. */
  readonly colours: readonly number[];
  readonly maxSeats: number;
}

/** What a match was made from: with its entries it can be played again. */
export interface MatchHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: unknown;
  /** By seat. */
  readonly names: readonly string[];
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** The answer to `GET /api/matches/KEY`, for a match that has ended: with it the match can be played again. */
export interface MatchRecording {
  readonly head: MatchHead;
  readonly entries: readonly Entry[];
}

/**
 * A line of the answer to `GET /api/records?game=GAME&limit=LIMIT`: matches that have ended, the newest first, or with
 * `best=N` the N best of each challenge; and to `GET /api/tables/CODE/progress`: those of one table.
 */
export interface MatchRecord {
  /** For `GET /api/matches/KEY`. */
  readonly key: string;
  readonly game: string;
  readonly options: unknown;
  readonly names: readonly string[];
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** The board at the end, as plain data; not with `brief=1`, nor in the progress of a table. */
  readonly result?: unknown;
  /** Its line in the book of challenges; absent where the game has no such book, or the players ended it by vote. */
  readonly record?: GameRecord;
}

/** The answer to `GET /api/info`. */
export interface ServerInfo {
  readonly protocol: number;
  /** Addresses at which phones in the same network reach this server, best first. */
  readonly addresses: readonly string[];
}
