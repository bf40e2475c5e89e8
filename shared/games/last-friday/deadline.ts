import { seededRandom } from "../../table/random.ts";
import { dueItem } from "./agenda.ts";
import { run } from "./engine.ts";
import type { CampMatch } from "./envelopes.ts";
import { deedOf, dueSeats, judge } from "./judge.ts";
import { setDeadline } from "./perform.ts";
import { think } from "./think/index.ts";

/** More than any decision ever takes. */
const MANY = 200;

/**
 * The time for what is due has run out: it is done for them, lawfully and not foolishly, going on from what they have
 * begun. One number is drawn, whoever is late and wherever he is, so that the draws that follow tell nothing.
 */
export function onDeadline(match: CampMatch): void {
  const { board } = match;
  const item = dueItem(board);
  if (item === undefined) return;
  const random = seededRandom(match.random.integer(0, 0x7fffffff));
  match.emit({ type: "timeRanOut", stage: item.stage });
  for (let count = 0; dueItem(board) === item && board.result === ""; count++) {
    if (count === MANY) throw new Error(`no default for ${item.stage}`);
    const seat = dueSeats(board)[0] ?? -1;
    const hand = match.hands[seat];
    const command = hand && think(board, hand, seat, random);
    if (command === undefined || judge(board, hand, seat, command) !== undefined) {
      throw new Error(`no default for ${item.stage}: ${JSON.stringify(command)}`);
    }
    deedOf(board, command)?.apply(match, item, command, seat);
    run(match);
  }
  setDeadline(match);
}
