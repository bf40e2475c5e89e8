import type { Phase } from "../../shared/table/board.ts";
import { type Answer, type LinkMessage, MESSAGE, REFUSED } from "../../shared/table/protocol.ts";
import type { SaidLine } from "../journal/journal.ts";
import type { Saying } from "./chat.ts";
import type { Handlers, Request, RequestType } from "./handlers.ts";
import { HOSTING } from "./hosting.ts";
import { newLink } from "./links.ts";
import type { Place } from "./roster.ts";
import type { Table } from "./table.ts";
import type { Visitor } from "./visitor.ts";
import { VOTING } from "./voting.ts";

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

const RIGHTS: { readonly [T in RequestType]: Right } = {
  rename: { by: "anybody" },
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
  addBot: { by: "host", in: "gathering" },
  removeBot: { by: "host", in: "gathering" },
  absence: { by: "host", not: "playing" },
  nameSeat: { by: "host", in: "gathering" },
  order: { by: "host", in: "gathering" },
  lock: { by: "host" },
  host: { by: "host" },
  watching: { by: "host" },
  link: { by: "seated" },
  handOver: { by: "host" },
  kick: { by: "host" },
  pause: { by: "seated", in: "playing" },
  resume: { by: "seated", in: "playing" },
  end: { by: "seated", in: "playing" },
  agree: { by: "seated", in: "playing" },
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

const HANDLERS: Handlers = {
  ...HOSTING,
  ...VOTING,
  rename: (table, { name }, visitor) => {
    // A name is seen by all, in silence too, and could say anything: during a match it stays what it is.
    if (table.state.phase === "playing" && (visitor.place?.seat.name ?? visitor.name) !== "")
      return { refused: REFUSED.playing };
    visitor.name = name;
    if (visitor.place !== undefined) table.roster.rename(visitor.place, name);
    return done(table);
  },
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
    table.begin(options);
    return undefined;
  },
  gather: (table) => {
    table.gather();
    return undefined;
  },
  sit: (table, { name }, visitor) => {
    if (visitor.place !== undefined) return { refused: REFUSED.seated };
    if (table.state.isLocked) return { refused: REFUSED.locked };
    if (table.hasShownAll) return { refused: REFUSED.playing };
    const taken = table.roster.take(name, table.room, table.house.now());
    if (taken === undefined) return { refused: REFUSED.full };
    table.seatWatcher(visitor, taken.place, taken.token);
    return done(table);
  },
  leave: (table, _request, visitor) =>
    seated(visitor, (place) => {
      table.free(place);
      return done(table);
    }),
  link: (table, _request, visitor) =>
    seated(visitor, (place) => {
      const until = table.house.now() + table.house.patience.link;
      const message: LinkMessage = { code: newLink(place, until), until };
      visitor.line.send(MESSAGE.link, message);
      return undefined;
    }),
  chat: (table, { text, isPrivate }, visitor) => say(table, visitor, { text }, isPrivate),
  emote: (table, { emote }, visitor) => say(table, visitor, { emote }, false),
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

function say(table: Table, visitor: Visitor, saying: Saying, isPrivate: boolean): Answer {
  const { play, crowd } = table;
  const isPlaying = table.state.phase === "playing";
  const talk = isPlaying ? (play?.talk ?? "open") : "open";
  const seat = crowd.seatOf(visitor);
  const privately = isPrivate && isPlaying ? play?.hearers(seat) : undefined;
  if (isPrivate && privately === undefined) return { refused: REFUSED.noPrivate };
  const said = crowd.chat.say(visitor, seat, saying, {
    talk,
    isPlaying,
    hearers: privately ?? "everybody",
    now: table.house.now(),
  });
  if (!isSaid(said)) return said;
  table.say(said);
  return undefined;
}

function isSaid(said: SaidLine | Answer): said is SaidLine {
  return said !== undefined && said !== null && "line" in said;
}
