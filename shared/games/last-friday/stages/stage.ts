import type { CampBoard, Item } from "../board.ts";
import type { Command } from "../commands.ts";
import type { CampHand, CampMatch } from "../envelopes.ts";
import type { RefusalCode } from "../refusals.ts";

/** One kind of command at one stage: may it be done, and what it does. */
export interface Deed<C extends Command = Command> {
  /** Given what the seat may see, and nothing else. @returns why not, or undefined */
  judge(board: CampBoard, hand: CampHand, item: Item, command: C, seat: number): RefusalCode | undefined;
  apply(match: CampMatch, item: Item, command: C, seat: number): void;
}

type Deeds = { readonly [T in Command["type"]]?: Deed<Extract<Command, { type: T }>> };

/** Something that waits for somebody. */
export interface Stage {
  /** The seats that may act. */
  seats(board: CampBoard, item: Item): number[];
  readonly deeds: Deeds;
  /** Whether there is anything to decide; left out: always. */
  isNeeded?(match: CampMatch, item: Item): boolean;
  /** Comes to be due: called whenever it is, so it has to look whether that is the first time. */
  begin?(match: CampMatch, item: Item): void;
}

/** Something that happens by itself; its item is off the agenda already. */
export type Happening = (match: CampMatch, item: Item) => void;

/** What is always lawful once the stage and the seat are right. */
export const always = (): undefined => undefined;
