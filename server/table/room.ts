import { type Client, ClientState, Room, type RoomException, ServerError } from "@colyseus/core";
import type { WebSocket } from "ws";
import { type Answer, CLOSE, CLOSE_RATE, JOIN_ERROR, MAX_RATE, REFUSED } from "../../shared/table/protocol.ts";
import type { House } from "../house.ts";
import type { Closing, StoredTable } from "../journal/journal.ts";
import { freeCode } from "./codes.ts";
import { performCommand, performRequest } from "./commands.ts";
import { guardFrames } from "./guard.ts";
import { Heartbeat } from "./heartbeat.ts";
import { measureLine } from "./latency.ts";
import { answerFrame, eventsFrame, type Message, unknownFrame } from "./messages.ts";
import { Outbox } from "./outbox.ts";
import { CopyingSerializer } from "./serializer.ts";
import { type Joining, Table } from "./table.ts";
import { Visitor } from "./visitor.ts";

/** How often a table looks what is due, ms. What must be prompt has a timer of its own. */
const TICK = 500;
/** How many senseless messages a page may send before it is sent away. */
const MAX_MALFORMED = 10;
/** So many bytes may wait for a page that does not read them: it comes back to a fresh state, if it is one. */
const MAX_BEHIND = 1024 * 1024;

/** What a new table is set with: checked, see `createOptions`. */
interface Setting {
  readonly game: string;
  readonly isPublic: boolean;
  readonly options?: unknown;
}

export interface RoomOptions {
  readonly house: House;
  /** What the first player asked for. */
  readonly asked?: Setting;
  /** A table of a former process. */
  readonly stored?: StoredTable;
}

/** A page that is here: who, since when in server time, and whether the line is alive. */
interface Attendance {
  readonly visitor: Visitor;
  readonly since: number;
  readonly heartbeat: Heartbeat;
}

/** What a join brings, see web/matchmaking.ts. */
interface JoinOptions {
  readonly asked: Joining;
}

type Handler = (table: Table, visitor: Visitor, message: unknown) => Answer;

/** By the name of the message. There is one more, `time`, which asks for nothing of the table. */
const HANDLERS: ReadonlyMap<string, Handler> = new Map([
  ["command", performCommand],
  ["table", performRequest],
]);

/** A table as Colyseus runs it: this class only wires frames, joins and leaves to the `Table`. */
export class TableRoom extends Room {
  #house: House | undefined;
  #table: Table | undefined;
  readonly #outbox = new Outbox();
  readonly #serializer = new CopyingSerializer();
  readonly #visitors = new Map<Client, Attendance>();
  /** Server time of the last tick. */
  #tickedAt = 0;

  override onCreate(options: RoomOptions): void {
    // In this order: with no timestep yet, `patchRate = null` would start a timer of 16 ms.
    this.setTimestep(() => this.#tick(), TICK);
    this.patchRate = null;
    this.autoDispose = false;
    this.seatReservationTimeout = 10;
    guardFrames(this, {
      count: (client) => this.#countFrame(client),
      hear: (client, message) => this.#hear(client, message),
      malformed: (client) => this.#countMalformed(client),
      failed: (client, error) => {
        this.#house?.log.error({ event: "frame failed", code: this.roomId, err: error });
        this.kickClient(client.sessionId, CLOSE.malformed);
      },
    });
    this.#house = options.house;
    this.#table = this.#set(options);
    this.state = this.#table.state;
    this.roomId = this.#table.state.code;
    options.house.tables.set(this.roomId, this.#table);
  }

  /** Colyseus calls it when the room is given its state. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override onJoin(client: Client, { asked }: JoinOptions): void {
    const { house, table } = this.#open();
    this.#outbox.attach(client);
    const visitor = new Visitor({
      send: (type, message) => client.send(type, message),
      close: (code) => this.kickClient(client.sessionId, code),
      measure: (tell) => measureLine(socketOf(client), tell),
    });
    table.admit(visitor, asked);
    this.#visitors.set(client, { visitor, since: house.now(), heartbeat: new Heartbeat(socketOf(client)) });
    this.#log("joined", visitor);
  }

  override onLeave(client: Client, closeCode?: number): void {
    const visitor = this.#visitors.get(client)?.visitor;
    this.#visitors.delete(client);
    if (visitor === undefined) return;
    this.#log("left", visitor, { closeCode });
    this.#table?.depart(visitor);
  }

  override onBeforeShutdown(): void {
    this.disconnect(CLOSE.restarting).catch(() => undefined);
  }

  override onDispose(): void {
    this.#table?.stop();
    if (this.#table !== undefined) this.#house?.tables.delete(this.roomId);
  }

  override onUncaughtException(exception: RoomException, method: string): void {
    const { cause } = exception as Error;
    if (cause instanceof ServerError) return;
    this.#house?.log.error({ event: "room failed", code: this.roomId, method, err: cause });
  }

  #set({ house, asked, stored }: RoomOptions): Table {
    const around = {
      patch: () => {
        const patch = this.#serializer.takePatch();
        if (patch !== undefined) this.#outbox.toJoined(patch);
      },
      events: (packed: Uint8Array) => this.#outbox.toAll(eventsFrame(packed)),
      closed: (why: Closing) => this.disconnect(CLOSE[why]).catch(() => undefined),
    };
    if (stored?.table !== undefined) {
      const game = house.games.get(stored.table.game);
      if (game === undefined) throw new ServerError(JOIN_ERROR.unknownGame, "unknown game");
      return Table.restore(house, game, stored, stored.table, around);
    }
    const game = house.games.get(asked?.game ?? "");
    if (asked === undefined || game === undefined) throw new ServerError(JOIN_ERROR.unknownGame, "unknown game");
    if (house.tables.size >= house.maxTables) throw new ServerError(JOIN_ERROR.serverFull, "server full");
    const options = game.options.safeParse(asked.options ?? {});
    if (!options.success) throw new ServerError(JOIN_ERROR.malformed, "malformed options");
    const code = freeCode((each) => house.tables.has(each) || house.damaged.has(each));
    const { isPublic } = asked;
    const record = {
      code,
      game: game.id,
      options: options.data,
      isPublic,
      phase: "gathering",
      host: 0,
      seats: [],
      match: 0,
    } as const;
    house.log.info({ event: "table set", code, game: game.id, isPublic });
    return Table.set(house, game, record, around);
  }

  #open(): { house: House; table: Table } {
    if (this.#house === undefined || this.#table === undefined) throw new ServerError(JOIN_ERROR.noTable, "no table");
    return { house: this.#house, table: this.#table };
  }

  #tick(): void {
    const { house, table } = this.#open();
    table.tick();
    const now = house.now();
    // What pages said while the server itself stood still is still to be read.
    const stoodStill = now - this.#tickedAt > 2 * TICK;
    this.#tickedAt = now;
    const realNow = performance.now();
    for (const [client, { visitor, since, heartbeat }] of this.#visitors) {
      const socket = socketOf(client);
      heartbeat.beat(realNow);
      if (socket.bufferedAmount > MAX_BEHIND) {
        this.#log("too far behind", visitor);
        socket.terminate();
      }
      // A page that never says that it has joined would have its messages kept for it for ever.
      if (client.state === ClientState.JOINING && !stoodStill && now - since > house.patience.join) {
        this.kickClient(client.sessionId, CLOSE.malformed);
      }
    }
  }

  #hear(client: Client, message: Message): void {
    const { type, id } = message;
    const handler = HANDLERS.get(type);
    if (handler !== undefined) {
      const answer = this.#perform(handler, client, message);
      if (id !== undefined) client.enqueueRaw(answerFrame(id, answer));
      // Nobody hears the answer to what was merely sent.
      else if (answer?.refused === REFUSED.malformed) this.#countMalformed(client);
    } else if (type === "time") {
      if (id !== undefined) client.enqueueRaw(answerFrame(id, this.#open().house.now()));
    } else if (id !== undefined) client.enqueueRaw(unknownFrame(id, type));
    else this.#countMalformed(client);
  }

  #perform(handler: Handler, client: Client, { payload }: Message): Answer {
    const visitor = this.#visitors.get(client)?.visitor;
    if (visitor === undefined) return { refused: REFUSED.notSeated };
    return this.#safely(() => handler(this.#open().table, visitor, payload));
  }

  #safely(act: () => Answer): Answer {
    try {
      return act();
    } catch (error) {
      this.#house?.log.error({ event: "request failed", code: this.roomId, err: error });
      return { refused: REFUSED.internal };
    }
  }

  /** @returns whether the page may still be listened to */
  #countFrame(client: Client): boolean {
    const attendance = this.#visitors.get(client);
    if (attendance === undefined) return false;
    const { visitor, heartbeat } = attendance;
    heartbeat.hear();
    const count = visitor.messages.add(this.#open().house.now());
    if (count === MAX_RATE + 1) this.#log("too many messages", visitor);
    if (count <= CLOSE_RATE) return true;
    this.#log("flood", visitor);
    this.kickClient(client.sessionId, CLOSE.flood);
    return false;
  }

  #countMalformed(client: Client): void {
    const visitor = this.#visitors.get(client)?.visitor;
    if (visitor === undefined || ++visitor.malformed <= MAX_MALFORMED) return;
    this.#log("malformed", visitor);
    this.kickClient(client.sessionId, CLOSE.malformed);
  }

  #log(event: string, visitor: Visitor, details: object = {}): void {
    this.#house?.log.info({ event, code: this.roomId, seat: visitor.toldSeat, ...details });
  }
}

function socketOf(client: Client): WebSocket {
  return client.ref as unknown as WebSocket;
}
