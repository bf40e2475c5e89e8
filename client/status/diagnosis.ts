/** What a look at the server has shown so far; undefined: not known yet. */
export interface Findings {
  readonly isOnline: boolean;
  readonly page: boolean | undefined;
  readonly socket: boolean | undefined;
}

/** What is wrong, as a key of the catalogues: `status.is-<diagnosis>`. */
export type Diagnosis = "looking" | "offline" | "no-server" | "no-socket" | "well";

/** A page that answers while no WebSocket opens means that something between the two does not let it through. */
export function diagnose({ isOnline, page, socket }: Findings): Diagnosis {
  if (!isOnline) return "offline";
  if (page === false) return "no-server";
  if (page === undefined || socket === undefined) return "looking";
  return socket ? "well" : "no-socket";
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number | undefined {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)];
}

/** Points of a line through the trips, oldest first, in a box of this size; the longest reaches to the top. */
export function graphPoints(trips: readonly number[], width: number, height: number): string {
  const most = Math.max(1, ...trips);
  const step = trips.length > 1 ? width / (trips.length - 1) : 0;
  return trips
    .map((trip, index) => `${Math.round(index * step)},${Math.round(height - (trip / most) * height)}`)
    .join(" ");
}
