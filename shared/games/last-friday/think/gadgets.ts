import type { CampBoard } from "../board.ts";
import { chapterOf } from "../chapters/index.ts";
import type { Choice } from "../choices.ts";
import { CLUES } from "../clues.ts";
import type { Command } from "../commands.ts";
import { best } from "../lists.ts";
import { camperOf } from "../places.ts";
import { mapOf } from "../ways.ts";
import type { Aims } from "./aims.ts";
import type { Thought } from "./index.ts";
import { threats } from "./sight.ts";

/** A clue that is worth using now that the camper has walked: where it halves what is possible, or bars his way. */
export function wishedClue({ board, item, choices, random }: Thought, aims: Aims): Command | undefined {
  if (!board.isAbroad || board.turn.steps === 0) return undefined;
  const uses = choices.filter(({ command }) => command.type === "use" && CLUES.includes(command.clue));
  const use = best(random.shuffle(uses), (choice) => worthOf(board, item.camper, aims, choice));
  return use !== undefined && worthOf(board, item.camper, aims, use) >= 0.25 ? use.command : undefined;
}

function worthOf(board: CampBoard, camper: number, { possible, hunter }: Aims, { command }: Choice): number {
  if (command.type !== "use") return 0;
  const share = (point: number) => shareOf(possible, mapOf(board.cabins).litBy[point] ?? []);
  switch (command.clue) {
    case "hearing":
      // The answer tells most where yes and no are equally likely.
      return 0.5 - Math.abs(0.5 - share(camperOf(board, camper).point));
    case "lantern":
      return chapterOf(board).onPawn === "kills" ? 0 : share(command.point ?? 0);
    case "trap":
      return hunter === undefined ? inTheWay(board, possible, command.point) : inTheWay(board, [hunter], command.point);
    default:
      return 0;
  }
}

function shareOf(possible: readonly number[], circles: readonly number[]): number {
  return possible.filter((circle) => circles.includes(circle)).length / Math.max(possible.length, 1);
}

/** How likely he is to be able to cross a point with his next step. */
function inTheWay(board: CampBoard, circles: readonly number[], point = 0): number {
  return (threats(board, circles).get(point) ?? 0) / Math.max(circles.length, 1);
}
