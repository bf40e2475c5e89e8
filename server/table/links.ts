import type { Place, Roster } from "./roster.ts";
import { hashToken, newToken } from "./tokens.ts";

/** Makes a code by which another page takes the place, once and until then. A former one is good no longer. */
export function newLink(place: Place, until: number): string {
  const code = newToken();
  place.link = { hash: hashToken(code), until };
  return code;
}

/** @returns the place that the code hands on, or undefined: unknown, used and too late are all the same */
export function placeOfLink(roster: Roster, code: string, now: number): Place | undefined {
  const hash = hashToken(code);
  return roster.places.find(({ link }) => link?.hash === hash && now < link.until);
}
