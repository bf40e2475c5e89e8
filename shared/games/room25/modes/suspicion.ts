import { characterAt } from "../complex.ts";
import { expose } from "../exposing.ts";
import type { Role } from "../hands.ts";
import { item } from "../item.ts";
import type { Play } from "../play.ts";
import { endingFor, everybody, isAlive, isInRoom25, isLastTurn } from "./counting.ts";
import { watchMasks } from "./masks.ts";
import type { EndReason, Mode } from "./mode.ts";

/** Tiles that are shuffled, by the number of players; one a player is dealt. rules: 5.1 */
const ROLE_TILES: Readonly<Record<number, { readonly prisoner: number; readonly guard: number }>> = {
  4: { prisoner: 4, guard: 1 },
  5: { prisoner: 4, guard: 2 },
  6: { prisoner: 4, guard: 2 },
};

/** Dead prisoners with which the guards have won. */
const DEADLY = 2;

const roleOf = ({ board, hands }: Play, character: number): Role =>
  item(hands, characterAt(board, character).seat).role;
const prisonersOf = (play: Play) => everybody(play.board).filter((character) => roleOf(play, character) === "prisoner");

const wonBy = ({ board, hands }: Play, side: Role, reason: EndReason) =>
  endingFor(board, reason, (seat) => (item(hands, seat).role === side ? "won" : "lost"));

/** Prisoners, and guards among them in secret. rules: 5.1 */
export const suspicion: Mode = {
  seats: () => ({ min: 4, max: 6 }),
  charactersEach: () => 1,
  pairing: () => "free",
  groupOf: (seat) => seat,
  roleTiles(seats) {
    const tiles = ROLE_TILES[seats];
    if (tiles === undefined) throw new RangeError(`no roles for ${seats} players`);
    return [...Array<Role>(tiles.prisoner).fill("prisoner"), ...Array<Role>(tiles.guard).fill("guard")];
  },
  escape(play, by) {
    if (roleOf(play, by) !== "prisoner") return undefined;
    const missing = prisonersOf(play).filter((character) => !isInRoom25(play.board, character)).length;
    const isEnough = missing === 0 || (missing === 1 && isLastTurn(play.board));
    return isEnough ? wonBy(play, "prisoner", "escape") : undefined;
  },
  // The earlier dead show themselves; the newest too when one more dead prisoner decides the game.
  afterDeath(play, dead) {
    const earlier = everybody(play.board).filter((other) => other !== dead && !isAlive(play.board, other));
    for (const character of earlier) expose(play, character, "death");
    const known = earlier.filter((character) => roleOf(play, character) === "prisoner").length;
    if (known < DEADLY - 1) return undefined;
    expose(play, dead, "death");
    return roleOf(play, dead) === "prisoner" ? wonBy(play, "guard", "deaths") : undefined;
  },
  watch: watchMasks,
  timeUp: (play) => wonBy(play, "guard", "time"),
};
