import { packEvent } from "../../shared/table/events.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import type { Emitted } from "../../shared/table/match.ts";
import { MESSAGE, type OpenMessage, type SeatMessage } from "../../shared/table/protocol.ts";
import type { SaidLine } from "../journal/journal.ts";
import { Chat, hears } from "./chat.ts";
import type { Place, Roster } from "./roster.ts";
import { packFrame, Streams } from "./streams.ts";
import type { Visitor } from "./visitor.ts";

/** Everybody with the table on the screen, and who of them is told what. */
export class Crowd {
  readonly chat: Chat;
  readonly #game: AnyGame;
  readonly #roster: Roster;
  readonly #tellAll: (frame: Uint8Array) => void;
  readonly #visitors = new Set<Visitor>();
  readonly #streams = new Streams(Date.now());
  #lastId = 0;

  /** @param tellAll sends one frame of events to all, which costs less than one to each */
  constructor(game: AnyGame, roster: Roster, said: readonly SaidLine[], tellAll: (frame: Uint8Array) => void) {
    this.chat = new Chat(said);
    this.#game = game;
    this.#roster = roster;
    this.#tellAll = tellAll;
  }

  get visitors(): ReadonlySet<Visitor> {
    return this.#visitors;
  }

  /** Those who have no seat. */
  get watching(): Visitor[] {
    return [...this.#visitors].filter(({ place }) => place === undefined);
  }

  add(visitor: Visitor, name = ""): void {
    visitor.id = ++this.#lastId;
    visitor.name = name;
    this.#visitors.add(visitor);
  }

  /** @returns whether the visitor was there */
  remove(visitor: Visitor): boolean {
    return this.#visitors.delete(visitor);
  }

  /** The seat's number, or -1 for a spectator. */
  seatOf({ place }: Visitor): number {
    return place === undefined ? -1 : this.#roster.numberOf(place);
  }

  /** Tells a page who it is, where it does not know. */
  tellSeat(visitor: Visitor, token?: string): void {
    const seat = this.seatOf(visitor);
    if (seat === visitor.toldSeat && token === undefined) return;
    visitor.toldSeat = seat;
    const message: SeatMessage = { seat, events: this.#streams.numberOf(seat) };
    visitor.line.send(MESSAGE.seat, token === undefined ? message : { ...message, token });
  }

  /** Tells whoever holds the place what they have in hand, where the game gives them anything. */
  tellHand({ visitor }: Place, hand: unknown): void {
    if (hand !== undefined && hand !== null) visitor?.line.send(MESSAGE.hand, hand);
  }

  /** Tells a page what it could have heard. */
  tellChat(visitor: Visitor): void {
    visitor.line.send(MESSAGE.chatHistory, this.chat.heardBy(this.seatOf(visitor)));
  }

  /** Tells a page what happened after the frame of events with this number, where all of it is known. */
  tellMissed(visitor: Visitor, since: number): void {
    const missed = this.#streams.since(this.seatOf(visitor), since);
    if (missed.length > 0) visitor.line.send(MESSAGE.missed, missed);
  }

  /** Shows everything to those who watch, or to one of them. */
  tellOpen(message: OpenMessage | undefined, watching?: Iterable<Visitor>): void {
    if (message === undefined) return;
    for (const { line } of watching ?? this.watching) line.send(MESSAGE.open, message);
  }

  /** Tells a line to those who may hear it. */
  tellSaid({ line, hearers }: SaidLine): void {
    for (const visitor of this.#visitors) {
      if (hears(hearers, this.seatOf(visitor))) visitor.line.send(MESSAGE.chat, line);
    }
  }

  /** Packed and in order; one frame for all where everybody may know everything. */
  tellEvents(emitted: readonly Emitted[]): void {
    const packed = emitted.map(({ event }) => packEvent(this.#game.events, event));
    const seats = this.#roster.places.length;
    if (emitted.every(({ audience }) => audience === "everybody")) {
      const frame = packFrame(packed);
      for (let seat = -1; seat < seats; seat++) this.#streams.push(seat, frame);
      this.#tellAll(frame);
      return;
    }
    const frameFor = (seat: number) => packed.filter((_, index) => hears(emitted[index]?.audience ?? [], seat));
    for (let seat = -1; seat < seats; seat++) {
      const frame = frameFor(seat);
      if (frame.length > 0) this.#streams.push(seat, packFrame(frame));
    }
    for (const visitor of this.#visitors) {
      const frame = frameFor(this.seatOf(visitor));
      if (frame.length > 0) visitor.line.send(MESSAGE.events, frame);
    }
  }

  /** Another match: what was told among some of the seats of the former one is nobody's to know any more. */
  forget(): void {
    this.#streams.clear();
    this.chat.forgetPrivate();
  }
}
