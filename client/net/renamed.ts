import type { SeatView } from "../table/session.ts";

/** @returns the new names, by the old, of those who sit where they sat and call themselves something else */
export function renamed(before: readonly SeatView[], now: readonly SeatView[]): ReadonlyMap<string, string> {
  if (before.length !== now.length) return new Map();
  const pairs = before.flatMap((seat, number): [string, string][] => {
    const same = now[number];
    const isSame = same !== undefined && seat.isTaken && same.isTaken && seat.colour === same.colour;
    return isSame && seat.name !== same.name ? [[seat.name, same.name]] : [];
  });
  return new Map(pairs);
}
