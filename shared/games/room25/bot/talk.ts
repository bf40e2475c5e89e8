import type { Random } from "../../../table/random.ts";
import type { CommandOf } from "../commands.ts";
import { isHidden } from "../complex.ts";
import type { RoomColour, RoomKind } from "../kinds.ts";
import { roomRules } from "../rooms/index.ts";
import type { Mind } from "./mind.ts";

/** A guard lies about one room in two: deadly ones look green, and of Room 25 he says nothing good. */
const LIES: Readonly<Record<RoomColour, RoomColour>> = { red: "green", blue: "red", green: "red", yellow: "green" };

/** Who has somebody to tell it to says the colour of what it has seen, once a room. */
export function claimOf({ view, hand, seat, isGuard }: Mind, random: Random): CommandOf<"claim"> | undefined {
  if (view.mode !== "suspicion" && view.mode !== "cooperation") return undefined;
  const isUnsaid = (tile: number) => !view.claims.some((claim) => claim.tile === tile && claim.seat === seat);
  const [seen] = Object.entries(hand.looks).filter(([tile]) => isHidden(view, Number(tile)) && isUnsaid(Number(tile)));
  if (!seen) return undefined;
  const [tile, kind] = seen as [string, RoomKind];
  const { colour } = roomRules(kind);
  const isLie = isGuard && random.integer(0, 1) === 0;
  return { type: "claim", tile: Number(tile), colour: isLie ? LIES[colour] : colour };
}
