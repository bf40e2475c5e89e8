import { addClaim, dropClaims } from "../claims.ts";
import type { CommandOf } from "../commands.ts";
import { charactersOf, isHidden } from "../complex.ts";
import type { Wish } from "./wish.ts";

/** What the living say of a hidden room's colour, true or false. rules: 3.3, 11 */
export const claim: Wish<CommandOf<"claim">> = {
  refusal(view, _, seat, { tile, colour }) {
    if (view.phase === "choosing" || view.phase === "over") return "not-now";
    if (charactersOf(view, seat).length === 0) return "dead";
    if (!isHidden(view, tile)) return "not-hidden";
    const said = [...view.claims].find((other) => other.tile === tile && other.seat === seat);
    return (said?.colour ?? "") === colour ? "no-change" : undefined;
  },
  carryOut(play, seat, { tile, colour }) {
    dropClaims(play, (other) => other.tile === tile && other.seat === seat);
    if (colour !== "") addClaim(play, { tile, seat, colour });
    play.emit({ type: "claimed", seat, tile, colour });
  },
};
