import type { TableState } from "../../shared/table/board.ts";
import type { House } from "../house.ts";
import { isAway, type Roster } from "./roster.ts";

/** Why match time stands though players are there: they agreed on a pause, or somebody is waited for. */
export class Hold {
  readonly #house: House;
  readonly #state: TableState;
  readonly #roster: Roster;

  constructor(house: House, state: TableState, roster: Roster) {
    this.#house = house;
    this.#state = state;
    this.#roster = roster;
  }

  get isOn(): boolean {
    return this.#state.isPaused || this.#state.waitsUntil !== 0;
  }

  /** No command is performed: the match is on hold, or sets going in a moment. */
  get isClosed(): boolean {
    const { startsAt } = this.#state.clock;
    return this.isOn || startsAt > this.#house.now();
  }

  /** Whether somebody has been waited for long enough. */
  get isOverdue(): boolean {
    const { waitsUntil } = this.#state;
    return waitsUntil > 0 && this.#house.now() >= waitsUntil;
  }

  /** Looks who is away. */
  update(): void {
    const state = this.#state;
    if (state.phase !== "playing" && state.isPaused) state.isPaused = false;
    if (this.isOverdue) this.giveUpWaiting();
    const until = this.#waitsUntil();
    if (state.waitsUntil !== until) state.waitsUntil = until;
  }

  /** Goes on without those who are away. */
  giveUpWaiting(): void {
    for (const place of this.#roster.places) place.isGivenUp = isAway(place);
  }

  #waitsUntil(): number {
    const { phase, absence, isPublic, waitsUntil } = this.#state;
    const isWaiting = phase === "playing" && absence === "pause";
    if (!isWaiting || !this.#roster.places.some((place) => isAway(place) && !place.isGivenUp)) return 0;
    // Where nobody is there, nobody is kept waiting.
    if (!isPublic || !this.#roster.isAnybodyPresent) return -1;
    return waitsUntil > 0 ? waitsUntil : this.#house.now() + this.#house.patience.wait;
  }
}
