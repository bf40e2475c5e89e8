import type { z } from "zod";
import type { Phase } from "../../shared/table/board.ts";
import { type Answer, type ChatLine, MESSAGE, REFUSED, type tableRequest } from "../../shared/table/protocol.ts";
import type { Saying } from "./chat.ts";
import type { Place } from "./roster.ts";
import type { Table } from "./table.ts";
import type { Visitor } from "./visitor.ts";

type Request = z.output<typeof tableRequest>;
type Type = Request["type"];

const REFUSED_OUTSIDE = {
  gathering: REFUSED.notGathering,
  playing: REFUSED.notPlaying,
  ended: REFUSED.notEnded,
} as const;

/** Who may ask for what, and when. `not`: at any time but this. */
interface Right {
  readonly by: "anybody" | "seated" | "host";
  readonly in?: Phase;
  readonly not?: "playing";
}

const RIGHTS: { readonly [T in Type]: Right } = {
  rename: { by: "seated" },
  colour: { by: "seated", not: "playing" },
  ready: { by: "seated", in: "gathering" },
  options: { by: "host", in: "gathering" },
  publish: { by: "host" },
  start: { by: "host", in: "gathering" },
  again: { by: "host", in: "ended" },
  gather: { by: "host", in: "ended" },
  sit: { by: "anybody" },
  leave: { by: "seated" },
  chat: { by: "anybody" },
  emote: { by: "anybody" },
};

/** @returns why not, or undefined when the visitor may ask for it now */
function refusal({ by, in: only, not }: Right, table: Table, visitor: Visitor): string | undefined {
  const { phase } = table.state;
  if (by !== "anybody" && visitor.place === undefined) return REFUSED.notSeated;
  if (by === "host" && visitor.place !== table.roster.host) return REFUSED.notHost;
  if (only !== undefined && phase !== only) return REFUSED_OUTSIDE[only];
  if (not !== undefined && phase === not) return REFUSED.playing;
  return undefined;
}

type Handlers = {
  readonly [T in Type]: (table: Table, request: Extract<Request, { type: T }>, visitor: Visitor) => Answer;
};

const HANDLERS: Handlers = {
  rename: (table, { name }, visitor) =>
    seated(visitor, (place) => {
      table.roster.rename(place, name);
      return done(table);
    }),
  colour: (table, { colour }, visitor) =>
    seated(visitor, (place) => (table.roster.paint(place, colour) ? done(table) : { refused: REFUSED.colourTaken })),
  ready: (table, { isReady }, visitor) =>
    seated(visitor, ({ seat }) => {
      seat.isReady = isReady;
      return done(table);
    }),
  options: (table, { options }) => {
    const parsed = table.game.options.safeParse(options);
    if (!parsed.success) return { refused: REFUSED.malformed };
    table.state.options = JSON.stringify(parsed.data);
    // Whoever was ready was so for other options.
    table.roster.clearReady();
    return done(table);
  },
  publish: (table, { isPublic }) => {
    table.state.isPublic = isPublic;
    return done(table);
  },
  start: (table, _request, visitor) => {
    const waiting = table.roster.places.find((place) => place !== visitor.place && !place.seat.isReady);
    const answer = countRefusal(table, table.roster.places.length);
    if (answer !== undefined) return answer;
    if (waiting !== undefined) return { refused: REFUSED.notReady, params: { name: waiting.seat.name } };
    table.begin();
    return undefined;
  },
  again: (table, { next }) => {
    const options = next ? table.play?.nextOptions() : table.options;
    if (options === undefined) return { refused: REFUSED.noNext };
    const players = table.roster.places.filter(({ seat }) => seat.isTaken);
    const answer = countRefusal(table, players.length, options);
    if (answer !== undefined) return answer;
    table.state.options = JSON.stringify(options);
    table.roster.removeFree();
    table.begin();
    return undefined;
  },
  gather: (table) => {
    table.gather();
    return undefined;
  },
  sit: (table, { name }, visitor) => {
    if (visitor.place !== undefined) return { refused: REFUSED.seated };
    const taken = table.roster.take(name, table.room, table.house.now());
    if (taken === undefined) return { refused: REFUSED.full };
    table.seat(visitor, taken.place, taken.token);
    return done(table);
  },
  leave: (table, _request, visitor) =>
    seated(visitor, (place) => {
      table.roster.free(place, table.state.phase !== "gathering", table.house.now());
      return done(table);
    }),
  chat: (table, { text }, visitor) => say(table, visitor, { text }),
  emote: (table, { emote }, visitor) => say(table, visitor, { emote }),
};

/** Does what a visitor asks of the table, if they may. */
export function fulfil(table: Table, visitor: Visitor, request: Request): Answer {
  const refused = refusal(RIGHTS[request.type], table, visitor);
  if (refused !== undefined) return { refused };
  const handler = HANDLERS[request.type] as (table: Table, request: Request, visitor: Visitor) => Answer;
  return handler(table, request, visitor);
}

function seated(visitor: Visitor, act: (place: Place) => Answer): Answer {
  return visitor.place === undefined ? { refused: REFUSED.notSeated } : act(visitor.place);
}

function done(table: Table): undefined {
  table.changed();
}

function countRefusal(table: Table, players: number, options = table.options): Answer {
  const { min, max } = table.game.seats(options);
  if (players < min) return { refused: REFUSED.tooFew, params: { min } };
  if (players > max) return { refused: REFUSED.tooManySeats, params: { max } };
  return undefined;
}

function say(table: Table, visitor: Visitor, saying: Saying): Answer {
  const isPlaying = table.state.phase === "playing";
  const talk = isPlaying ? (table.play?.talk ?? "open") : "open";
  const seat = visitor.place === undefined ? -1 : table.roster.numberOf(visitor.place);
  const line = table.chat.say(visitor, seat, saying, talk, isPlaying, table.house.now());
  if (!isLine(line)) return line;
  table.broadcast(MESSAGE.chat, line);
  return undefined;
}

function isLine(said: ChatLine | Answer): said is ChatLine {
  return said !== undefined && said !== null && "colour" in said;
}
