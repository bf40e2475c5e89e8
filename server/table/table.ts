import { ServerError } from "@colyseus/core";
import type { TableState } from "../../shared/table/board.ts";
import { packEvent } from "../../shared/table/events.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import type { Emitted } from "../../shared/table/match.ts";
import {
  CLOSE,
  JOIN_ERROR,
  MAX_SPECTATORS,
  MESSAGE,
  type SeatMessage,
  type TableListing,
} from "../../shared/table/protocol.ts";
import type { House, OpenTable } from "../house.ts";
import type { Closing, StoredTable, TableRecord } from "../journal/journal.ts";
import { Chat } from "./chat.ts";
import { Keeper, recordOf } from "./keeper.ts";
import { Play } from "./play.ts";
import { type Place, Roster } from "./roster.ts";
import { newState } from "./state.ts";
import type { Visitor } from "./visitor.ts";

/** How a newcomer wishes to join: checked, see `joinOptions`. */
export interface Joining {
  readonly name?: string | undefined;
  readonly token?: string | undefined;
  readonly watch?: boolean | undefined;
}

/** What the table needs of the room around it. */
export interface Surroundings {
  /** Sends what changed of the state to everybody. */
  patch(): void;
  /** Sends a message to everybody. */
  broadcast(type: string | number, message: unknown): void;
  /** The table is closed for good: everybody is sent away. */
  closed(): void;
}

/** A table: who sits at it, what is said, and the match that is played. It knows no sockets. */
export class Table implements OpenTable {
  readonly house: House;
  readonly game: AnyGame;
  readonly state: TableState;
  readonly roster: Roster;
  readonly chat = new Chat();
  readonly visitors = new Set<Visitor>();
  play: Play | undefined;
  readonly #keeper: Keeper;
  readonly #around: Surroundings;
  /** Server time since when nobody has been connected. */
  #quietSince: number;
  /** A table that was set and never joined holds nobody's seat. */
  #wasJoined: boolean;

  /** Sets a new table. */
  static set(house: House, game: AnyGame, record: TableRecord, around: Surroundings): Table {
    return new Table(house, game, record, Keeper.open(house.journal, record), around);
  }

  /** Brings back a table of a former process. @throws Error when its match cannot be replayed */
  static restore(house: House, game: AnyGame, { id }: StoredTable, record: TableRecord, around: Surroundings): Table {
    const table = new Table(house, game, record, Keeper.restore(house.journal, id, record), around);
    if (record.matchId !== undefined) {
      const stored = house.journal.match(record.matchId);
      table.play = Play.resume(house, game, record.matchId, stored, table.state, table.#audience);
      if (table.play.isOver && record.phase === "playing") table.#ended();
    }
    table.save();
    return table;
  }

  private constructor(house: House, game: AnyGame, record: TableRecord, keeper: Keeper, around: Surroundings) {
    this.house = house;
    this.game = game;
    this.state = newState(record);
    this.roster = Roster.restore(this.state, record.seats, record.host, house.now());
    this.#keeper = keeper;
    this.#around = around;
    this.#quietSince = house.now();
    this.#wasJoined = record.seats.length > 0;
  }

  /** @throws ServerError when there is no room, not even to watch */
  admit(visitor: Visitor, { name, token, watch }: Joining): void {
    const held = token === undefined ? undefined : this.roster.holderOf(token);
    const taken = held === undefined ? this.#takeFor(name, watch) : { place: held, token };
    if (taken === undefined && this.state.spectators >= MAX_SPECTATORS) throw new ServerError(JOIN_ERROR.full, "full");
    this.visitors.add(visitor);
    this.#wasJoined = true;
    if (taken === undefined) this.#tellSeat(visitor);
    else this.seat(visitor, taken.place, taken.token);
    visitor.line.send(MESSAGE.chatHistory, this.chat.lines);
    this.changed();
  }

  /** The visitor's connection is gone. */
  depart(visitor: Visitor): void {
    if (!this.visitors.delete(visitor)) return;
    if (visitor.place !== undefined) this.roster.drop(visitor.place, this.house.now());
    if (this.visitors.size === 0) this.#quietSince = this.house.now();
    this.changed();
  }

  /** Puts the visitor in the place, and sends away whoever had it on another page. */
  seat(visitor: Visitor, place: Place, token: string | undefined): void {
    const replaced = this.roster.connect(place, visitor);
    if (replaced !== undefined) {
      this.visitors.delete(replaced);
      replaced.line.close(CLOSE.replaced);
    }
    this.#tellSeat(visitor, token);
    const hand = this.play?.hand(this.roster.numberOf(place));
    if (hand !== undefined && hand !== null) visitor.line.send(MESSAGE.hand, hand);
  }

  /** How many places the table has under its options. */
  get room(): number {
    return this.state.phase === "gathering" ? this.game.seats(this.options).max : this.roster.places.length;
  }

  get options(): unknown {
    return JSON.parse(this.state.options);
  }

  /** Whatever follows from a change of seats or settings: the clock, the journal, and what everybody sees. */
  changed(): void {
    const watching = [...this.visitors].filter(({ place }) => place === undefined).length;
    if (this.state.spectators !== watching) this.state.spectators = watching;
    this.play?.run(this.state.phase === "playing" && this.roster.isAnybodyPresent);
    for (const visitor of this.visitors) this.#tellSeat(visitor);
    this.save();
    this.#around.patch();
  }

  /** Begins a match with everybody who sits at the table. */
  begin(): void {
    this.play?.stop();
    const { game, state, house } = this;
    const names = this.roster.places.map(({ seat }) => seat.name);
    const head = { game: game.id, rulesVersion: game.rulesVersion, options: this.options, names };
    const now = Date.now();
    this.play = Play.begin(
      house,
      game,
      { ...head, seed: house.seed(), startedAt: now },
      this.#keeper.id,
      state,
      this.#audience,
    );
    state.phase = "playing";
    state.match++;
    this.#log("match started", { match: this.play.id, seats: names.length });
    this.changed();
    for (const [seat, { visitor }] of this.roster.places.entries()) {
      const hand = this.play.hand(seat);
      if (hand !== undefined && hand !== null) visitor?.line.send(MESSAGE.hand, hand);
    }
  }

  /** Clears the table for another match with other seats or options. */
  gather(): void {
    this.play?.stop();
    this.play = undefined;
    this.state.board = undefined;
    this.state.phase = "gathering";
    this.roster.removeFree();
    this.roster.clearReady();
    this.changed();
  }

  broadcast(type: string | number, message: unknown): void {
    this.#around.broadcast(type, message);
  }

  /** Twenty times a second. */
  tick(): void {
    this.play?.tick();
    const { house, roster, state } = this;
    const now = house.now();
    const wasFreed = state.phase === "gathering" && roster.freeAbsent(house.patience.seat, now);
    const isPassed = roster.passHost(house.patience.host, now);
    if (wasFreed || isPassed) this.changed();
    if (this.visitors.size > 0) return;
    if (now - this.#quietSince >= this.#patience()) this.close("closed");
  }

  /** How long the table is kept while nobody is there. */
  #patience(): number {
    const { unjoinedTable, emptyTable, idleTable } = this.house.patience;
    if (!this.#wasJoined) return unjoinedTable;
    return this.state.phase === "gathering" && this.roster.places.length === 0 ? emptyTable : idleTable;
  }

  /** Closes the table for good. */
  close(why: Closing): void {
    this.#keeper.close(why);
    this.#log("table closed", { why });
    this.#around.closed();
  }

  get isPublic(): boolean {
    return this.state.isPublic;
  }

  get isAlive(): boolean {
    return this.roster.isAnybodyPresent;
  }

  listing(): TableListing {
    const { code, game, phase } = this.state;
    const taken = this.roster.places.filter(({ seat }) => seat.isTaken);
    return {
      code,
      game,
      phase,
      host: this.roster.host?.seat.name ?? "",
      options: this.options,
      colours: taken.map(({ seat }) => seat.colour),
      maxSeats: this.room,
    };
  }

  save(): void {
    this.#keeper.save(recordOf(this.state, this.roster, this.play?.id));
  }

  #takeFor(name: string | undefined, watch: boolean | undefined) {
    return name === undefined || watch === true ? undefined : this.roster.take(name, this.room, this.house.now());
  }

  #tellSeat(visitor: Visitor, token?: string): void {
    const seat = visitor.place === undefined ? -1 : this.roster.numberOf(visitor.place);
    if (seat === visitor.toldSeat && token === undefined) return;
    visitor.toldSeat = seat;
    const message: SeatMessage = token === undefined ? { seat } : { seat, token };
    visitor.line.send(MESSAGE.seat, message);
  }

  #ended(): void {
    this.state.phase = "ended";
    this.#log("match ended", { match: this.play?.id });
    this.save();
  }

  readonly #audience = {
    patch: () => this.#around.patch(),
    hand: (seat: number, hand: unknown) => this.roster.places[seat]?.visitor?.line.send(MESSAGE.hand, hand),
    events: (emitted: readonly Emitted[]) => this.#sendEvents(emitted),
    ended: () => this.#ended(),
    broken: (error: unknown) => {
      this.house.log.error({ event: "match broken", code: this.state.code, match: this.play?.id, err: error });
      this.close("damaged");
    },
  };

  /** Packed and in order; one frame for all where everybody may know everything. */
  #sendEvents(emitted: readonly Emitted[]): void {
    const { events } = this.game;
    if (emitted.every(({ audience }) => audience === "everybody")) {
      this.broadcast(
        MESSAGE.events,
        emitted.map(({ event }) => packEvent(events, event)),
      );
      return;
    }
    for (const visitor of this.visitors) {
      const seat = visitor.place === undefined ? -1 : this.roster.numberOf(visitor.place);
      const known = emitted.filter(({ audience }) => audience === "everybody" || audience.includes(seat));
      if (known.length > 0)
        visitor.line.send(
          MESSAGE.events,
          known.map(({ event }) => packEvent(events, event)),
        );
    }
  }

  #log(event: string, details: object): void {
    this.house.log.info({ event, code: this.state.code, ...details });
  }
}
