import { Seat, type TableState } from "../../shared/table/board.ts";
import { MAX_SEATS } from "../../shared/table/protocol.ts";
import type { SeatRecord } from "../journal/journal.ts";
import { uniqueName } from "./names.ts";
import { hashToken, newToken } from "./tokens.ts";
import type { Visitor } from "./visitor.ts";

/** A place at the table: the seat all see, and who holds it. Its number is its index, and changes when one before it goes. */
export interface Place {
  seat: Seat;
  tokenHash: string | undefined;
  visitor: Visitor | undefined;
  /** Server time since when nobody has been there. */
  absentSince: number;
  /** The table goes on without waiting for whoever is away. */
  isGivenUp: boolean;
  /** What hands the seat on to another page of its player. */
  link: { readonly hash: string; readonly until: number } | undefined;
}

/** Who sits where. Of the state it writes `seats` and `host`, and nothing else. */
export class Roster {
  readonly #state: TableState;
  readonly #places: Place[] = [];
  #host: Place | undefined;

  constructor(state: TableState) {
    this.#state = state;
  }

  static restore(state: TableState, seats: readonly SeatRecord[], host: number, now: number): Roster {
    const roster = new Roster(state);
    for (const { name, colour, isReady, tokenHash, isBot = false } of seats) {
      const isTaken = isBot || tokenHash !== undefined;
      const seat = new Seat({ name, colour, isReady, isTaken, isConnected: isBot, isBot });
      roster.#add({ ...nobodysPlace(seat, now), tokenHash });
    }
    roster.#host = roster.#places[host];
    roster.#tellHost();
    return roster;
  }

  get places(): readonly Place[] {
    return this.#places;
  }

  get host(): Place | undefined {
    return this.#host;
  }

  get isAnybodyPresent(): boolean {
    return this.#places.some(isPresent);
  }

  numberOf(place: Place): number {
    return this.#places.indexOf(place);
  }

  holderOf(token: string): Place | undefined {
    const hash = hashToken(token);
    return this.#places.find((place) => place.tokenHash === hash);
  }

  /**
   * Gives a newcomer a free place, or a new one while fewer than `room` are there.
   * @returns the place and its token, or undefined when all are taken
   */
  take(name: string, room: number, now: number): { place: Place; token: string } | undefined {
    const place = this.#places.find((each) => !each.seat.isTaken) ?? this.#newPlace(room, now);
    return place === undefined ? undefined : { place, token: this.occupy(place, name, now) };
  }

  /** The place is somebody else's from now on. @returns its token */
  occupy(place: Place, name: string, now: number): string {
    this.#vacate(place, now);
    place.seat.name = uniqueName(name, this.#othersNames(place));
    place.seat.isTaken = true;
    this.#host ??= place;
    this.#tellHost();
    return this.renew(place);
  }

  /** Gives the place a new token: the former is good for nothing. */
  renew(place: Place): string {
    const token = newToken();
    place.tokenHash = hashToken(token);
    place.link = undefined;
    return token;
  }

  /** A bot sits down. @returns whether there was room */
  addBot(room: number, now: number): boolean {
    const place = this.#newPlace(room, now);
    if (place === undefined) return false;
    this.giveToBot(place, now);
    return true;
  }

  /** The place is a bot's from now on. */
  giveToBot(place: Place, now: number): void {
    this.#vacate(place, now);
    Object.assign(place.seat, { name: "", isTaken: true, isConnected: true, isReady: true, isBot: true });
    if (this.#host === place) this.#host = this.#nextHost(place);
    this.#tellHost();
  }

  /** @returns the visitor who had the place until now, on another page */
  connect(place: Place, visitor: Visitor): Visitor | undefined {
    const replaced = place.visitor;
    if (replaced !== undefined) replaced.place = undefined;
    place.visitor = visitor;
    visitor.place = place;
    place.seat.isConnected = true;
    place.isGivenUp = false;
    return replaced;
  }

  /** The line broke: the seat is kept. */
  drop(place: Place, now: number): void {
    if (place.visitor !== undefined) place.visitor.place = undefined;
    place.visitor = undefined;
    place.seat.isConnected = false;
    place.seat.latency = 0;
    place.absentSince = now;
  }

  /** The seat is given up for good. With `isKept` its place stays, for somebody else to take. */
  free(place: Place, isKept: boolean, now: number): void {
    this.#vacate(place, now);
    if (this.#host === place) this.#host = this.#nextHost(place);
    if (!isKept) this.#remove(place);
    this.#tellHost();
  }

  /** Frees the seats of those who have been away too long. @returns whether there were any */
  freeAbsent(patience: number, now: number): boolean {
    const gone = this.#places.filter(({ seat, absentSince }) => !seat.isConnected && now - absentSince >= patience);
    for (const place of gone) this.free(place, false, now);
    return gone.length > 0;
  }

  /** Makes somebody who is there host when the host has been away too long. @returns whether it did */
  passHost(patience: number, now: number): boolean {
    const host = this.#host;
    if (host === undefined || host.seat.isConnected || now - host.absentSince < patience) return false;
    if (!this.isAnybodyPresent) return false;
    this.#host = this.#nextHost(host);
    this.#tellHost();
    return true;
  }

  makeHost(place: Place): void {
    this.#host = place;
    this.#tellHost();
  }

  /** Seats everybody anew: `order` has the former numbers of all places. @returns false when it has not */
  reorder(order: readonly number[]): boolean {
    const places = order.flatMap((number) => this.#places[number] ?? []);
    if (new Set(places).size !== this.#places.length || order.length !== places.length) return false;
    this.#places.splice(0, places.length, ...places);
    // The schema wants each of its objects in one place only: these are copies.
    this.#state.seats.clear();
    for (const place of places) {
      place.seat = new Seat(place.seat.toJSON());
      this.#state.seats.push(place.seat);
    }
    this.#tellHost();
    return true;
  }

  /** Removes the places that nobody holds. */
  removeFree(): void {
    for (const place of this.#places.filter(({ seat }) => !seat.isTaken)) this.#remove(place);
    this.#tellHost();
  }

  rename(place: Place, name: string): void {
    place.seat.name = uniqueName(name, this.#othersNames(place));
  }

  /** @returns false when another place has the colour */
  paint(place: Place, colour: number): boolean {
    if (this.#places.some((other) => other !== place && other.seat.colour === colour)) return false;
    place.seat.colour = colour;
    return true;
  }

  clearReady(): void {
    for (const { seat } of this.#places) seat.isReady = seat.isBot;
  }

  records(): SeatRecord[] {
    return this.#places.map(({ seat: { name, colour, isReady, isBot }, tokenHash }) => ({
      name,
      colour,
      isReady,
      tokenHash,
      isBot: isBot || undefined,
    }));
  }

  /** Whoever had the place has it no more, and nobody has. */
  #vacate(place: Place, now: number): void {
    this.drop(place, now);
    place.tokenHash = undefined;
    place.link = undefined;
    Object.assign(place.seat, { isTaken: false, isReady: false, isBot: false, hasStandIn: false });
  }

  #newPlace(room: number, now: number): Place | undefined {
    if (this.#places.length >= Math.min(room, MAX_SEATS)) return undefined;
    const used = new Set(this.#places.map(({ seat }) => seat.colour));
    let colour = 1;
    while (used.has(colour)) colour++;
    const seat = new Seat({ name: "", colour, isTaken: false, isConnected: false, isReady: false });
    return this.#add(nobodysPlace(seat, now));
  }

  #add(place: Place): Place {
    this.#places.push(place);
    this.#state.seats.push(place.seat);
    return place;
  }

  #remove(place: Place): void {
    const index = this.#places.indexOf(place);
    this.#places.splice(index, 1);
    this.#state.seats.splice(index, 1);
    if (this.#host === place) this.#host = this.#nextHost(place);
  }

  #othersNames(place: Place): string[] {
    return this.#places.filter((other) => other !== place && isPlayer(other)).map(({ seat }) => seat.name);
  }

  #nextHost(former: Place): Place | undefined {
    const others = this.#places.filter((place) => place !== former && isPlayer(place));
    return others.find(({ seat }) => seat.isConnected) ?? others[0];
  }

  #tellHost(): void {
    const host = this.#host === undefined ? 0 : this.#places.indexOf(this.#host);
    if (this.#state.host !== host) this.#state.host = host;
  }
}

/** Somebody of flesh and blood holds the place, though perhaps away. */
export function isPlayer({ seat }: Place): boolean {
  return seat.isTaken && !seat.isBot;
}

/** A player is there; a bot is none. */
export function isPresent({ seat }: Place): boolean {
  return seat.isConnected && !seat.isBot;
}

export function isAway(place: Place): boolean {
  return isPlayer(place) && !place.seat.isConnected;
}

function nobodysPlace(seat: Seat, now: number): Place {
  return { seat, tokenHash: undefined, visitor: undefined, absentSince: now, isGivenUp: false, link: undefined };
}
