import { ServerError } from "@colyseus/core";
import type { TableState } from "../../shared/table/board.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import type { Emitted, Entry, Note } from "../../shared/table/match.ts";
import { CLOSE, JOIN_ERROR, MAX_SPECTATORS, MESSAGE, type TableListing } from "../../shared/table/protocol.ts";
import type { House, OpenTable } from "../house.ts";
import type { Closing, SaidLine, StoredTable, TableRecord } from "../journal/journal.ts";
import { Bots } from "./bots.ts";
import { Crowd } from "./crowd.ts";
import { Hold } from "./hold.ts";
import { Keeper, recordOf } from "./keeper.ts";
import { keptFor } from "./keeping.ts";
import { Latencies } from "./latency.ts";
import { placeOfLink } from "./links.ts";
import { listingOf } from "./listing.ts";
import { OpenView } from "./openView.ts";
import { Play, setupOf } from "./play.ts";
import { type Place, Roster } from "./roster.ts";
import { StandIns } from "./standIns.ts";
import { newState } from "./state.ts";
import type { Surroundings } from "./surroundings.ts";
import { hashToken } from "./tokens.ts";
import type { Visitor } from "./visitor.ts";
import { Votes } from "./votes.ts";
import { carry } from "./voting.ts";
import { tellWatchers } from "./watchers.ts";
import { Writings } from "./writings.ts";

/** How a newcomer wishes to join: checked, see `joinOptions`. */
export interface Joining {
  readonly name?: string | undefined;
  readonly token?: string | undefined;
  readonly watch?: boolean | undefined;
  readonly link?: string | undefined;
  readonly since?: number | undefined;
}

/** A table: who sits at it, what is said, and the match that is played. It knows no sockets. */
export class Table implements OpenTable {
  readonly house: House;
  readonly game: AnyGame;
  readonly state: TableState;
  readonly roster: Roster;
  readonly hold: Hold;
  readonly votes: Votes;
  readonly crowd: Crowd;
  play: Play | undefined;
  readonly #bots: Bots;
  readonly #standIns: StandIns;
  readonly #banned: Set<string>;
  readonly #latencies: Latencies;
  #openView: OpenView | undefined;
  readonly #keeper: Keeper;
  readonly #writings: Writings;
  readonly #around: Surroundings;
  /** Server time since when nobody has been connected. */
  #quietSince: number;
  /** A table that was set and never joined holds nobody's seat. */
  #wasJoined: boolean;

  /** Sets a new table. */
  static set(house: House, game: AnyGame, record: TableRecord, around: Surroundings): Table {
    return new Table(house, game, record, Keeper.open(house.journal, record), around, []);
  }

  /** Brings back a table of a former process. @throws Error when its match cannot be replayed */
  static restore(house: House, game: AnyGame, stored: StoredTable, record: TableRecord, around: Surroundings): Table {
    const keeper = Keeper.restore(house.journal, stored.id, record);
    const table = new Table(house, game, record, keeper, around, stored.chat);
    if (record.matchId !== undefined) table.#resume(record.matchId);
    table.hold.update();
    table.save();
    return table;
  }

  private constructor(
    house: House,
    game: AnyGame,
    record: TableRecord,
    keeper: Keeper,
    around: Surroundings,
    said: readonly SaidLine[],
  ) {
    this.house = house;
    this.game = game;
    this.state = newState(game, record);
    this.roster = Roster.restore(this.state, record.seats, record.host, house.now());
    this.hold = new Hold(house, this.state, this.roster);
    this.votes = new Votes(house, this.state, this.roster);
    this.#standIns = new StandIns(house, this.state, this.roster);
    this.#bots = new Bots(house, game, this.state);
    this.#latencies = new Latencies(house, this.roster);
    this.crowd = new Crowd(game, this.roster, said, around.events);
    this.#banned = new Set(record.banned);
    this.#keeper = keeper;
    this.#writings = new Writings(house, record.code);
    this.#around = around;
    this.#quietSince = house.now();
    this.#wasJoined = record.seats.length > 0;
  }

  /** By which the journal knows it. */
  get id(): number {
    return this.#keeper.id;
  }

  #resume(matchId: number): void {
    const { house, game, state } = this;
    const stored = house.journal.match(matchId);
    this.play = Play.resume(house, game, matchId, stored, state, this.#audience);
    this.#standIns.restore(stored.entries);
    this.#openView = this.#newOpenView(this.play, stored.entries);
    if (state.phase === "ended") this.#tellEnd(stored.key, this.play);
    if (this.play.isOver && state.phase === "playing") this.#ended();
  }

  /** @throws ServerError when there is no room, not even to watch, or when the newcomer was put out before */
  admit(visitor: Visitor, joining: Joining): void {
    const { name, token, since } = joining;
    if (token !== undefined && this.#banned.has(hashToken(token))) throw new ServerError(JOIN_ERROR.banned, "banned");
    const taken = this.#placeFor(joining);
    if (taken === undefined) this.#checkWatching();
    this.crowd.add(visitor, name);
    visitor.measure();
    this.#wasJoined = true;
    if (taken === undefined) this.crowd.tellSeat(visitor);
    else this.seat(visitor, taken.place, taken.token);
    this.crowd.tellChat(visitor);
    if (taken === undefined) this.crowd.tellOpen(this.#openView?.message, [visitor]);
    const isBack = taken === undefined ? token === undefined : taken.token === token;
    if (since !== undefined && isBack) this.crowd.tellMissed(visitor, since);
    this.changed();
  }

  /** The visitor's connection is gone. */
  depart(visitor: Visitor): void {
    if (!this.#remove(visitor)) return;
    if (visitor.place !== undefined) this.roster.drop(visitor.place, this.house.now());
    this.changed();
  }

  /** Puts the visitor in the place, and sends away whoever had it on another page. */
  seat(visitor: Visitor, place: Place, token: string | undefined): void {
    const replaced = this.roster.connect(place, visitor);
    if (replaced !== undefined) {
      this.crowd.remove(replaced);
      replaced.line.close(CLOSE.replaced);
    }
    this.crowd.tellSeat(visitor, token);
    this.crowd.tellHand(place, this.play?.hand(this.roster.numberOf(place)));
  }

  /** Who watches may have seen every hand of this match: nobody new plays in it, but by agreement. */
  get hasShownAll(): boolean {
    return this.state.phase === "playing" && this.#openView?.message !== undefined;
  }

  /** A spectator is given the place: what its seat heard so far is theirs to read, too. */
  seatWatcher(visitor: Visitor, place: Place, token: string): void {
    this.seat(visitor, place, token);
    this.crowd.tellChat(visitor);
    this.note({ type: "player", seat: this.roster.numberOf(place), name: place.seat.name });
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
    const motion = this.votes.update();
    if (motion !== undefined) carry(this, motion);
    if (!this.state.mayWatch) this.#dismissWatchers();
    tellWatchers(this.state, this.crowd.watching);
    this.hold.update();
    for (const note of this.#standIns.update()) this.note(note);
    const isGoing = this.state.phase === "playing" && this.roster.isAnybodyPresent && !this.hold.isOn;
    this.play?.run(isGoing, this.hold.countdown());
    for (const visitor of this.crowd.visitors) this.crowd.tellSeat(visitor);
    this.save();
    this.#around.patch();
    this.#askBots();
  }

  /** The place is given up: while the table gathers it goes, later it stays for somebody else to take. */
  free(place: Place): void {
    this.note({ type: "free", seat: this.roster.numberOf(place) });
    this.roster.free(place, this.state.phase !== "gathering", this.house.now());
  }

  /** Takes down what happened at the table while a match is played. */
  note(note: Note): void {
    if (this.state.phase === "playing") this.play?.note(note);
  }

  /** Whoever had this token never comes back with it. */
  ban(tokenHash: string): void {
    this.#banned.add(tokenHash);
  }

  dismiss(visitor: Visitor, code: number): void {
    this.#remove(visitor);
    visitor.line.close(code);
  }

  #dismissWatchers(): void {
    for (const visitor of this.crowd.watching) this.dismiss(visitor, CLOSE.noWatching);
  }

  /** @returns whether the visitor was there */
  #remove(visitor: Visitor): boolean {
    const wasThere = this.crowd.remove(visitor);
    if (this.crowd.visitors.size === 0) this.#quietSince = this.house.now();
    return wasThere;
  }

  /** Nobody is put out of the match but by the consent of all who are there. */
  get needsConsent(): boolean {
    const { play, game } = this;
    return this.state.phase === "playing" && play !== undefined && game.hasHiddenRoles?.(play.head.options) === true;
  }

  /** Begins a match with everybody who sits at the table. @throws Error where it cannot be written: nothing has changed then */
  begin(options = this.options): void {
    const { game, state, house } = this;
    const names = this.roster.places.filter(({ seat }) => seat.isTaken).map(({ seat }) => seat.name);
    const made = { seed: house.seed(), startedAt: Date.now() };
    const head = { game: game.id, rulesVersion: game.rulesVersion, options, names, ...made };
    const play = Play.begin(house, game, head, this.#keeper.id, state, this.#audience);
    this.#clear();
    this.roster.removeFree();
    state.options = JSON.stringify(options);
    this.play = play;
    state.phase = "playing";
    state.match++;
    this.#openView = this.#newOpenView(this.play, []);
    this.#log("match started", { match: this.play.id, seats: names.length });
    this.changed();
    for (const [seat, place] of this.roster.places.entries()) this.crowd.tellHand(place, play.hand(seat));
  }

  /** Clears the table for another match with other seats or options. */
  gather(): void {
    this.#clear();
    this.state.board = undefined;
    this.state.phase = "gathering";
    this.roster.removeFree();
    this.roster.clearReady();
    this.changed();
  }

  /** Puts away the former match, and whatever belonged to it. */
  #clear(): void {
    this.play?.stop();
    this.play = undefined;
    this.#openView = undefined;
    this.#bots.stop();
    this.crowd.forget();
    this.#saveChat();
    this.hold.forget();
    this.state.matchKey = "";
    this.state.isEndedByVote = false;
  }

  /** Keeps a line, and tells it. */
  say(said: SaidLine): void {
    this.#saveChat();
    this.crowd.tellSaid(said);
  }

  #saveChat(): void {
    this.#writings.write("chat", () => this.#keeper.saveChat(this.crowd.chat.said));
  }

  /** Now and then: does what is due. */
  tick(): void {
    this.play?.tick();
    this.#writings.tick();
    const { house, roster, state } = this;
    const now = house.now();
    const wasFreed = state.phase === "gathering" && roster.freeAbsent(house.patience.seat, now);
    const isPassed = roster.passHost(house.patience.host, now);
    if (wasFreed || isPassed || this.hold.isOverdue || this.votes.isOverdue || this.#isStandInDue) this.changed();
    if (this.#latencies.tick()) this.#around.patch();
    if (this.play !== undefined) this.crowd.tellOpen(this.#openView?.news(this.play.now, now));
    if (this.crowd.visitors.size > 0) return;
    if (now - this.#quietSince >= keptFor(this, this.#wasJoined)) this.close("closed");
  }

  /** Where nobody is there, match time stands, and no bot is needed. */
  get #isStandInDue(): boolean {
    return this.roster.isAnybodyPresent && this.#standIns.isDue;
  }

  /** Closes the table for good. */
  close(why: Closing): void {
    this.stop();
    this.#writings.write("close", () => this.#keeper.close(why));
    this.#log("table closed", { why });
    if (why === "damaged") this.house.damaged.add(this.state.code);
    this.#around.closed(why);
  }

  /** Lets no more time pass for it. */
  stop(): void {
    this.play?.stop();
    this.#bots.stop();
  }

  get isPublic(): boolean {
    return this.state.isPublic;
  }

  get isAlive(): boolean {
    return this.roster.isAnybodyPresent;
  }

  listing(): TableListing {
    return listingOf(this);
  }

  save(): void {
    const record = recordOf(this.state, this.roster, this.play?.id, this.#banned);
    this.#writings.write("table", () => this.#keeper.save(record));
  }

  /** The place that a newcomer holds already, or is given now; with a new token where the page does not know it. */
  #placeFor({ name, token, watch, link }: Joining): { place: Place; token: string } | undefined {
    const linked = link === undefined ? undefined : placeOfLink(this.roster, link, this.house.now());
    if (linked !== undefined) return { place: linked, token: this.roster.renew(linked) };
    const held = token === undefined ? undefined : this.roster.holderOf(token);
    if (held !== undefined && token !== undefined) return { place: held, token };
    if (name === undefined || watch === true || this.state.isLocked || this.hasShownAll) return undefined;
    const taken = this.roster.take(name, this.room, this.house.now());
    if (taken !== undefined)
      this.note({ type: "player", seat: this.roster.numberOf(taken.place), name: taken.place.seat.name });
    return taken;
  }

  /** @throws ServerError when nobody more may watch */
  #checkWatching(): void {
    if (!this.state.mayWatch) throw new ServerError(JOIN_ERROR.noWatching, "no spectators");
    if (this.state.spectators >= MAX_SPECTATORS) throw new ServerError(JOIN_ERROR.full, "full");
  }

  #newOpenView(play: Play, entries: readonly Entry[]): OpenView | undefined {
    return this.state.seesAll ? new OpenView(this.game, setupOf(play.head), entries) : undefined;
  }

  /** Bots play while the match goes on. */
  #askBots(): void {
    const { play } = this;
    const isGoing = this.state.phase === "playing" && this.state.clock.isRunning;
    this.#bots.ask(isGoing ? play : undefined);
  }

  #tellEnd(key: string, play: Play): void {
    this.state.matchKey = key;
    this.state.isEndedByVote = play.isAbandoned;
  }

  #ended(): void {
    const { play, state } = this;
    state.phase = "ended";
    if (play !== undefined) this.#tellEnd(this.house.journal.match(play.id).key, play);
    this.votes.update();
    this.hold.update();
    this.#standIns.update();
    this.#log("match ended", { match: play?.id });
    this.save();
  }

  readonly #audience = {
    patch: () => this.#around.patch(),
    hand: (seat: number, hand: unknown) => this.roster.places[seat]?.visitor?.line.send(MESSAGE.hand, hand),
    events: (emitted: readonly Emitted[]) => this.crowd.tellEvents(emitted),
    taken: (entry: Entry) => this.#openView?.add(entry),
    changed: () => this.#askBots(),
    ended: () => this.#ended(),
    write: (what: string, act: () => void) => this.#writings.write(what, act),
    broken: (error: unknown) => {
      this.house.log.error({ event: "match broken", code: this.state.code, match: this.play?.id, err: error });
      this.close("damaged");
    },
  };

  #log(event: string, details: object): void {
    this.house.log.info({ event, code: this.state.code, ...details });
  }
}
