import { Claim } from "./board.ts";
import type { Play } from "./play.ts";
import { synced } from "./synced.ts";
import type { ClaimView } from "./view.ts";

function setClaims({ board }: Pick<Play, "board">, claims: readonly ClaimView[]): void {
  board.claims = synced(claims.map(({ tile, seat, colour }) => new Claim({ tile, seat, colour })));
}

/** Adds a claim to what is said on the board. */
export function addClaim(play: Pick<Play, "board">, claim: ClaimView): void {
  setClaims(play, [...play.board.claims, claim]);
}

/** Takes away the claims that are meant, if there are any. */
export function dropClaims(play: Pick<Play, "board">, isMeant: (claim: ClaimView) => boolean): void {
  const { claims } = play.board;
  if (claims.some(isMeant))
    setClaims(
      play,
      [...claims].filter((claim) => !isMeant(claim)),
    );
}
