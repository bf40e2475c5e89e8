import type { AnyGame } from "./game.ts";

/**
 * What an absent player means. `pause`: match time stands until everybody is there; `deadline`: the match goes on, and
 * what is due is done for them when its time is up; `bot`: a bot plays on in their place until they are back.
 */
export const ABSENCE_POLICIES = ["pause", "deadline", "bot"] as const;
export type AbsencePolicy = (typeof ABSENCE_POLICIES)[number];

/**
 * What the host of a game may choose, the first being the default. A game that says nothing waits for everybody, unless
 * it has bots: then it has a default for whoever is late, and goes on.
 */
export function absencePolicies(game: AnyGame): readonly AbsencePolicy[] {
  const policies = game.absence ?? (game.think === undefined ? ["pause", "deadline"] : ["deadline", "bot", "pause"]);
  return policies.filter((policy) => policy !== "bot" || game.think !== undefined);
}
