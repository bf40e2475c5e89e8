import { type TableState, Vote, type VoteKind } from "../../shared/table/board.ts";
import type { House } from "../house.ts";
import { isPlayer, isPresent, type Place, type Roster } from "./roster.ts";

/** What is proposed. */
export interface Motion {
  readonly kind: VoteKind;
  /** Whose seat it is about; -1: nobody's. */
  readonly seat: number;
  /** `handOver`: -1 a bot, 0 whoever sits down first, else a watcher's id. */
  readonly to: number;
}

/**
 * The one vote that a table holds at a time. Whoever was there at any moment of it has a say, so that nobody is outvoted
 * by losing the line.
 */
export class Votes {
  readonly #house: House;
  readonly #state: TableState;
  readonly #roster: Roster;

  constructor(house: House, state: TableState, roster: Roster) {
    this.#house = house;
    this.#state = state;
    this.#roster = roster;
  }

  get isOpen(): boolean {
    return this.#state.vote !== undefined;
  }

  get isOverdue(): boolean {
    const { vote } = this.#state;
    return vote !== undefined && this.#house.now() >= vote.endsAt;
  }

  /** Opens a vote; who proposes agrees. */
  open(by: Place, { kind, seat, to }: Motion): void {
    const number = this.#roster.numberOf(by);
    this.#state.vote = new Vote({
      kind,
      seat,
      to,
      by: number,
      needed: 0,
      agreed: 1 << number,
      isMajority: kind === "end",
      endsAt: this.#house.now() + this.#house.patience.vote,
    });
  }

  /** @returns whether the place has a say */
  agree(place: Place, isAgreed: boolean): boolean {
    const { vote } = this.#state;
    const number = this.#roster.numberOf(place);
    if (vote === undefined || (vote.needed & (1 << number)) === 0) return false;
    if (isAgreed) vote.agreed |= 1 << number;
    else if (vote.isMajority && vote.by !== number) vote.agreed &= ~(1 << number);
    else this.drop();
    return true;
  }

  drop(): void {
    this.#state.vote = undefined;
  }

  /** Looks who has a say, and whether it is decided. @returns what was agreed on */
  update(): Motion | undefined {
    const { vote, phase } = this.#state;
    if (vote === undefined) return undefined;
    if (phase !== "playing" || this.isOverdue || this.#isMoot(vote)) {
      this.drop();
      return undefined;
    }
    const { kind, seat, to } = vote;
    let players = 0;
    for (const [number, place] of this.#roster.places.entries()) {
      if (isPresent(place)) vote.needed |= 1 << number;
      if (isPlayer(place)) players |= 1 << number;
    }
    vote.needed &= players;
    vote.agreed &= players;
    if (!isCarried(vote)) return undefined;
    this.drop();
    return { kind, seat, to };
  }

  /** What it is about is no longer so: its player is back, or nobody's seat it is, or who proposed it has left. */
  #isMoot({ kind, seat, by }: Vote): boolean {
    const proposer = this.#roster.places[by];
    if (proposer === undefined || !isPlayer(proposer)) return true;
    const place = this.#roster.places[seat];
    if (kind === "handOver") return place === undefined || !isPlayer(place) || place.seat.isConnected;
    return kind === "kick" && (place === undefined || !isPlayer(place));
  }
}

function isCarried({ needed, agreed, isMajority }: Vote): boolean {
  return isMajority ? bits(agreed & needed) * 2 > bits(needed) : (agreed & needed) === needed;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}
