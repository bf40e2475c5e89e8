import type { Command, CommandOf } from "../commands.ts";
import type { RoomHand } from "../hands.ts";
import type { Play } from "../play.ts";
import type { RefusalCode } from "../refusals.ts";
import type { RoomView } from "../view.ts";
import { choose } from "./choose.ts";
import { claim } from "./claim.ts";
import { peek } from "./clue.ts";
import { note } from "./note.ts";
import { programme, unprogramme } from "./programme.ts";
import { placeReminder } from "./reminder.ts";
import { reveal } from "./reveal.ts";
import type { Wish } from "./wish.ts";

const WISHES: { readonly [T in Command["type"]]: Wish<CommandOf<T>> } = {
  takeCharacter: choose,
  playNow: choose,
  keep: choose,
  act: choose,
  target: choose,
  push: choose,
  slide: choose,
  peek,
  programme,
  unprogramme,
  reveal,
  placeReminder,
  claim,
  note,
};

/** Each command meets the rules of its own type: the compiler cannot follow that through a union. */
const wishFor = ({ type }: Command) => WISHES[type] as Wish<Command>;

/** Why this seat may not do this now, or undefined: by what is public and by its own hand, nothing else. */
export function refusalOf(view: RoomView, hand: RoomHand, seat: number, command: Command): RefusalCode | undefined {
  return wishFor(command).refusal(view, hand, seat, command);
}

/** Does what was found lawful. */
export function fulfil(play: Play, seat: number, command: Command): void {
  wishFor(command).carryOut(play, seat, command);
}
