import { lawfulCommands } from "../../../shared/games/room25/choices.ts";
import type { Command } from "../../../shared/games/room25/commands.ts";
import type { RoomHand } from "../../../shared/games/room25/hands.ts";
import { item } from "../../../shared/games/room25/item.ts";
import { snapshotOf } from "../../../shared/games/room25/snapshot.ts";
import type { RoomView } from "../../../shared/games/room25/view.ts";
import type { Random } from "../../../shared/table/random.ts";

/** How often, one time in so many, somebody does what does not carry the game on. */
const TALK = 12;

const isIdle = ({ type }: Command) =>
  type === "claim" || type === "unprogramme" || type === "placeReminder" || type === "reveal";

/** A lawful wish of somebody, at random; now and then one that does not carry the game on. */
export function randomWish(board: RoomView, hands: readonly RoomHand[], random: Random) {
  const view = snapshotOf(board);
  for (const seat of random.shuffle([...hands.keys()])) {
    const wishes = lawfulCommands(view, item(hands, seat), seat);
    const needed = wishes.filter((wish) => !isIdle(wish));
    const idle = wishes.filter(isIdle);
    if (idle.length > 0 && random.integer(1, TALK) === 1) return { seat, command: random.pick(idle) };
    if (needed.length > 0) return { seat, command: random.pick(needed) };
  }
  throw new Error("nobody can do anything");
}
