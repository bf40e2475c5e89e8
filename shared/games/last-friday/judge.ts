import { dueItem } from "./agenda.ts";
import type { CampBoard } from "./board.ts";
import type { Command } from "./commands.ts";
import type { CampHand } from "./envelopes.ts";
import type { RefusalCode } from "./refusals.ts";
import { STAGES } from "./stages/index.ts";
import type { Deed } from "./stages/stage.ts";

/** The deed that a command asks for, at the stage that is due now. */
export function deedOf(board: CampBoard, command: Command): Deed | undefined {
  const item = dueItem(board);
  return item && (STAGES[item.stage]?.deeds[command.type] as Deed | undefined);
}

/** The seats that may act now. */
export function dueSeats(board: CampBoard): number[] {
  const item = dueItem(board);
  return (item && STAGES[item.stage]?.seats(board, item)) ?? [];
}

/**
 * Judges a command, always in the same order: the seat, the match, the side, the stage, whose turn it is, the rules of
 * the deed. It is given what the seat may see, so no answer to a camper can depend on where the maniac is.
 * @returns why not, or undefined
 */
export function judge(
  board: CampBoard,
  hand: CampHand | undefined,
  seat: number,
  command: Command,
): RefusalCode | undefined {
  if (hand === undefined) return "no-such-seat";
  if (board.result !== "") return "match-over";
  if (isForSketches(command)) return hand.side === "campers" ? undefined : "campers-only";
  const deed = deedOf(board, command);
  const item = dueItem(board);
  if (item === undefined || !dueSeats(board).includes(seat)) return "not-your-turn";
  return deed === undefined ? "not-now" : deed.judge(board, hand, item, command, seat);
}

export function isForSketches(command: Command): command is Extract<Command, { type: "sketch" | "erase" | "wipe" }> {
  return command.type === "sketch" || command.type === "erase" || command.type === "wipe";
}
