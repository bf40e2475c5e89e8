import journal from "../../../client/games/magic-maze/tutorial/journal.json" with { type: "json" };
import type { Lesson } from "../../../client/games/magic-maze/tutorial/lessons.ts";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { targetsOf } from "../../../shared/games/magic-maze/lawful.ts";
import { mallOf } from "../../../shared/games/magic-maze/mall.ts";
import { isWorking } from "../../../shared/games/magic-maze/places.ts";

/** The ways of the barbarian onto a timer that works. */
export function waysToTimer(board: MazeView): Command[] {
  return targetsOf(board, 0, "yellow").flatMap(({ row, col, command }) => {
    const cell = mallOf(board.tiles).cell(row, col);
    return cell !== undefined && isWorking(board, cell, "timer") ? [command] : [];
  });
}

/** The journal of the course up to where each lesson is learnt. */
const LEARNT_AT: Readonly<Record<string, number>> = {
  sand: 2,
  move: 3,
  explore: 4,
  vortex: 11,
  escalator: 13,
  theft: 47,
  exit: 79,
};

/** What the lesson asks for, by lawful commands. */
export function solution({ name, at }: Lesson, board: MazeView): Command[] {
  if (name === "timer") return waysToTimer(board).slice(0, 1);
  return journal.commands.slice(at, LEARNT_AT[name]) as Command[];
}
