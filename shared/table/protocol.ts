import { z } from "zod";

/** Goes up when a page of the old build can no longer talk to the server: such a page is told to reload. */
export const PROTOCOL = 1;

/** The name of the Colyseus room that every table is. */
export const TABLE_ROOM = "table";

/** Letters and digits that cannot be taken for one another, aloud or on paper. */
export const CODE_ALPHABET = "ACDEFGHJKLMNPQRTUVWXY3479";
export const CODE_LENGTH = 4;

export const MAX_SEATS = 8;
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
} as const;

/**
 * Why a join was refused: the code of the error that the join rejects with. Statuses of HTTP, since that is all the SDK
 * hands on of a refusal before the socket is open.
 */
export const JOIN_ERROR = {
  /** No table has this code. */
  noTable: 404,
  /** Too many requests from this address; a minute later it goes on. */
  tooMany: 429,
  protocol: 461,
  name: 462,
  full: 463,
  malformed: 464,
  unknownGame: 465,
  serverFull: 466,
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
  /** No match follows this one. */
  noNext: "no-next",
  /** The rules failed; the board is as it was. */
  internal: "internal",
} as const;

const zeroWidth = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A player's name: any script, trimmed, inner white space folded, control and direction characters removed, 1 to 24
 * characters as a reader counts them.
 */
export const nameSchema = z
  .string()
  .max(400)
  .transform((raw) =>
    raw
      .normalize("NFC")
      .replace(zeroWidth, (c) => (c === "\u200d" ? c : ""))
      .replace(/\s+/gu, " ")
      .trim(),
  )
  .refine((name) => {
    const length = [...new Intl.Segmenter().segment(name)].length;
    return length >= 1 && length <= MAX_NAME && name.length <= 120;
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
});
export type JoinOptions = z.input<typeof joinOptions>;

export const EMOTES = ["yes", "no", "thanks", "sorry", "hurry", "wow", "laugh", "well-done"] as const;
export type Emote = (typeof EMOTES)[number];

/** What a client may ask of the table itself, as message `table`. Game commands go as message `command`. */
export const tableRequest = z.discriminatedUnion("type", [
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
  z.strictObject({ type: z.literal("chat"), text: z.string().trim().min(1).max(MAX_CHAT) }),
  z.strictObject({ type: z.literal("emote"), emote: z.enum(EMOTES) }),
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
export interface Refused {
  readonly refused: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Messages from the server, by type. Numbers where they are frequent: they cost one byte. */
export const MESSAGE = {
  /** `SeatMessage`: who you are; after every join and whenever it changes. */
  seat: "seat",
  /** The hand, whole; whenever it changed. */
  hand: "hand",
  /** `ChatLine[]`: the lines since the table was set, after a join. */
  chatHistory: "chats",
  /** `ChatLine`. */
  chat: "chat",
  /** `PackedEvent[]`. */
  events: 1,
} as const;

export interface SeatMessage {
  /** Your seat, or -1 for a spectator. */
  readonly seat: number;
  /** The secret that proves the seat yours after a reload; only ever sent to you. */
  readonly token?: string;
}

export interface ChatLine {
  readonly seat: number;
  readonly name: string;
  readonly colour: number;
  readonly text?: string;
  readonly emote?: Emote;
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

/** The answer to `GET /api/info`. */
export interface ServerInfo {
  readonly protocol: number;
  /** Addresses at which phones in the same network reach this server, best first. */
  readonly addresses: readonly string[];
}
