import type { Random } from "../../../table/random.ts";
import { dueItem } from "../agenda.ts";
import type { CampBoard, Item } from "../board.ts";
import { type Choice, choicesOf } from "../choices.ts";
import type { Command } from "../commands.ts";
import type { CampHand } from "../envelopes.ts";
import { dueSeats } from "../judge.ts";
import type { StageName } from "../stages/names.ts";
import { thinkErrand, thinkTurn } from "./camper.ts";
import { thinkArrange, thinkLayOut, thinkPush, thinkSeat, thinkTrail } from "./duties.ts";
import { type LastSeen, lastSeen } from "./hunter.ts";
import { thinkProwl } from "./maniac.ts";
import { suspected } from "./sight.ts";
import { still } from "./still.ts";

export interface Thought {
  /** A plain copy: see still.ts. */
  readonly board: CampBoard;
  /** The circles on which the maniac may be, as far as everybody can tell. */
  suspects(): readonly number[];
  /** Where he was last seen. */
  seen(): LastSeen;
  readonly hand: CampHand;
  readonly item: Item;
  readonly choices: readonly Choice[];
  readonly random: Random;
}

type Thinker = (thought: Thought) => Command | undefined;

const anything: Thinker = ({ choices, random }) => (choices.length > 0 ? random.pick(choices).command : undefined);
const notPass: Thinker = (thought) =>
  anything({ ...thought, choices: thought.choices.filter(({ command }) => command.type !== "pass") });

/** Where chance alone would be foolish. */
const THINKERS: Partial<Record<StageName, Thinker>> = {
  arrange: thinkArrange,
  layOut: thinkLayOut,
  seatChosen: thinkSeat,
  peek: notPass,
  expose: notPass,
  swapKey: notPass,
  twist: notPass,
  turn: thinkTurn,
  caution: thinkErrand,
  alarm: thinkErrand,
  prowl: thinkProwl,
  trail: thinkTrail,
  push: thinkPush,
};

/** A bot's next wish, of what its seat may see and nothing else; lawful, and not foolish. */
export function think(board: CampBoard, hand: CampHand, seat: number, random: Random): Command | undefined {
  const item = dueItem(board);
  if (item === undefined || board.result !== "" || !dueSeats(board).includes(seat)) return undefined;
  const copy = still(board);
  const choices = choicesOf(copy, hand, seat);
  const thought = {
    board: copy,
    suspects: () => suspected(board),
    seen: () => lastSeen(board),
    hand,
    item,
    choices,
    random,
  };
  return (THINKERS[item.stage] ?? anything)(thought);
}
