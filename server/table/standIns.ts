import type { TableState } from "../../shared/table/board.ts";
import type { Entry, Note } from "../../shared/table/match.ts";
import type { House } from "../house.ts";
import type { Place, Roster } from "./roster.ts";

/** Bots that play on for the absent, and give back the moment they are there again. */
export class StandIns {
  readonly #house: House;
  readonly #state: TableState;
  readonly #roster: Roster;

  constructor(house: House, state: TableState, roster: Roster) {
    this.#house = house;
    this.#state = state;
    this.#roster = roster;
  }

  /** Those whom a former process had play. */
  restore(entries: readonly Entry[]): void {
    for (const { note } of entries) {
      const seat = this.#state.seats[note?.seat ?? -1];
      if (seat !== undefined) seat.hasStandIn = note?.type === "takeover";
    }
  }

  /** Whether somebody has just been away too long. */
  get isDue(): boolean {
    return this.#roster.places.some((place) => this.#isNeeded(place) && !place.seat.hasStandIn);
  }

  /** @returns what changed, for the journal */
  update(): Note[] {
    return this.#roster.places.flatMap((place, seat) => {
      const isNeeded = place.seat.hasStandIn ? !this.#isOver(place) : this.#isNeeded(place);
      if (isNeeded === place.seat.hasStandIn) return [];
      place.seat.hasStandIn = isNeeded;
      return this.#state.phase === "playing" ? { type: isNeeded ? "takeover" : "return", seat } : [];
    });
  }

  #isNeeded(place: Place): boolean {
    const { phase, absence } = this.#state;
    if (phase !== "playing" || absence !== "bot" || place.seat.isConnected) return false;
    return this.#house.now() - place.absentSince >= this.#house.patience.standIn;
  }

  #isOver({ seat }: Place): boolean {
    return this.#state.phase !== "playing" || seat.isConnected;
  }
}
