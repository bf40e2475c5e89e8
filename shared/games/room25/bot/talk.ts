import type { Random } from "../../../table/random.ts";
import type { CommandOf } from "../commands.ts";
import type { RoomHand } from "../hands.ts";
import type { RoomColour } from "../kinds.ts";
import { roomRules } from "../rooms/index.ts";
import type { RoomView } from "../view.ts";

/** A guard lies about one room in two: deadly ones look green, and of Room 25 he says nothing good. */
const LIES: Readonly<Record<RoomColour, RoomColour>> = { red: "green", blue: "red", green: "red", yellow: "green" };

/** Who has somebody to tell it to says the colour of what it has seen, once a room. */
export function claimOf(view: RoomView, hand: RoomHand, seat: number, random: Random): CommandOf<"claim"> | undefined {
  if (view.mode !== "suspicion" && view.mode !== "cooperation") return undefined;
  const said = [...view.claims].filter((claim) => claim.seat === seat).map(({ tile }) => tile);
  const seen = Object.entries(hand.looks).find(([tile]) => !said.includes(Number(tile)));
  if (!seen) return undefined;
  const [tile, kind] = seen;
  const { colour } = roomRules(kind);
  const isLie = hand.role === "guard" && random.integer(0, 1) === 0;
  return { type: "claim", tile: Number(tile), colour: isLie ? LIES[colour] : colour };
}
