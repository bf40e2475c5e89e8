import type { Spot } from "../scene/types.ts";
import { isSameSpot, nodeOf } from "./spots.ts";

/** The spots in a lasting order: circles by number, then points. */
function ordered(spots: readonly Spot[]): readonly Spot[] {
  const rank = (spot: Spot) => ("circle" in spot ? spot.circle : 1000 + spot.point);
  return [...spots].sort((one, other) => rank(one) - rank(other));
}

/** The next lit spot, round and round. */
export function cycled(spots: readonly Spot[], cursor: Spot | undefined, step: 1 | -1): Spot | undefined {
  const all = ordered(spots);
  const at = cursor === undefined ? -1 : all.findIndex((spot) => isSameSpot(spot, cursor));
  if (at < 0) return step === 1 ? all[0] : all.at(-1);
  return all[(at + step + all.length) % all.length];
}

/** The lit spot whose number was typed; a circle rather than a point. */
export function typedSpot(spots: readonly Spot[], typed: string): Spot | undefined {
  return ordered(spots).find((spot) => nodeOf(spot).slice(1) === typed);
}
