import type { TableState } from "../../shared/table/board.ts";
import type { House } from "../house.ts";
import { isAway, type Roster } from "./roster.ts";

/** After a hold shorter than this nobody has turned to something else, ms: the countdown is shorter too. */
const BRIEF = 10_000;
/** Then it is two, one. */
const BRIEFLY = 2 / 3;

/** Why match time stands though players are there: they agreed on a pause, or somebody is waited for. */
export class Hold {
  readonly #house: House;
  readonly #state: TableState;
  readonly #roster: Roster;
  /** Server time since when match time was on hold; undefined once it set going again. */
  #since: number | undefined;

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
    if (this.isOn) this.#since ??= this.#house.now();
  }

  /** How long before match time sets going for all at the same moment, ms; 0 where it was not on hold. Asked once. */
  countdown(): number {
    if (this.#since === undefined || this.isOn) return 0;
    const { countdown } = this.#house.patience;
    const isBrief = this.#house.now() - this.#since < BRIEF;
    this.#since = undefined;
    return isBrief ? countdown * BRIEFLY : countdown;
  }

  /** Another match begins: it was never on hold. */
  forget(): void {
    this.#since = undefined;
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
