import type { Command } from "../commands.ts";
import type { RoomHand } from "../hands.ts";
import type { Play } from "../play.ts";
import type { RefusalCode } from "../refusals.ts";
import type { RoomView } from "../view.ts";

/** What a seat may ask for. That it is refused depends on the board and the seat's own hand alone. rules: 11 */
export interface Wish<C extends Command> {
  refusal(view: RoomView, hand: RoomHand, seat: number, command: C): RefusalCode | undefined;
  carryOut(play: Play, seat: number, command: C): void;
}
