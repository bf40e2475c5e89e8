import type { CampBoard } from "../board.ts";
import { CABINS } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import type { Act, Command } from "../commands.ts";
import { FAR } from "../distance.ts";
import { best } from "../lists.ts";
import { camperOf } from "../places.ts";
import { after, foresee } from "../prowl/foresee.ts";
import { type Foresight, movesAllowed } from "../prowl/foresight.ts";
import { whyNot } from "../prowl/judge.ts";
import { differentWays } from "../prowl/ways.ts";
import { mapOf, near } from "../ways.ts";
import type { Thought } from "./index.ts";
import { circlesInReach, preyOf, prowlsFrom } from "./sight.ts";

/** How good it is to stand on a circle when his turn is over. */
type Worth = (circle: number) => number;

/** He moves to where it is best to be, kills on the way, and commits when nothing better can follow. */
export function thinkProwl({ board, hand, choices, random }: Thought): Command | undefined {
  if (hand.side !== "maniac") return undefined;
  const foresight = foresee(board, hand);
  const starts = choices.filter(({ command }) => command.type === "start");
  if (starts.length > 0) return random.pick(starts).command;
  const worth = worthOf(board);
  const moves = random.shuffle(choices.flatMap(({ command }) => (isMove(command) ? [command] : [])));
  const valued = (act: Act) => gainOf(board, after(board, foresight, act), worth);
  const move = best(moves, valued);
  const here = gainOf(board, foresight, worth);
  if (move === undefined) return commitOr(board, foresight, choices);
  const isDue = foresight.numbers.length < foresight.ownMoves;
  if (!isDue && valued(move) <= here) return commitOr(board, foresight, choices);
  return wantsSpeed(board, foresight, worth, valued(move)) ? { type: "speed" } : move;
}

function isMove(command: Command): command is Extract<Act, { type: "prowl" | "swim" | "passage" }> {
  return command.type === "prowl" || command.type === "swim" || command.type === "passage";
}

/** Before he commits: he breaks a cabin he stands at, hides if he would be shown, takes a lantern he crossed. */
function commitOr(board: CampBoard, foresight: Foresight, choices: Thought["choices"]): Command | undefined {
  const wishes: readonly Command["type"][] = ["snuff", "axe", "invisible", "commit"];
  const isWorthHiding = chapterOf(board).onPawn !== "kills" || foresight.victims.length === 0;
  const lawful = wishes.filter((type) => choices.some(({ command }) => command.type === type));
  const wish = lawful.find((type) => type !== "invisible" || isWorthHiding);
  return choices.find(({ command }) => command.type === wish)?.command;
}

const KILL = 100;

function gainOf(board: CampBoard, foresight: Foresight, worth: Worth): number {
  const { victims, catcher, traps, shown, circle, hasSwum, hasPassed } = foresight;
  const isChosenDead = victims.some(({ camper }) => camper === board.chosen);
  const secretMoves = (hasSwum ? 1 : 0) + (hasPassed ? 1 : 0);
  return (
    victims.length * KILL +
    (isChosenDead ? 10 * KILL : 0) -
    (catcher >= 0 ? 20 * KILL : 0) -
    traps.length * 12 -
    shown.length * 8 -
    secretMoves * 2 +
    worth(circle)
  );
}

/** Two steps where the second would kill, or where one step leaves him within reach of those he fears. */
function wantsSpeed(board: CampBoard, foresight: Foresight, worth: Worth, single: number): boolean {
  if (foresight.numbers.length > 0 || whyNot(board, foresight, { type: "speed" }) !== undefined) return false;
  const hasted = after(board, foresight, { type: "speed" });
  const values = firstSteps(board, hasted).flatMap((once) => {
    return movesAllowed(once) > once.numbers.length && !once.isDone
      ? firstSteps(board, once).map((twice) => gainOf(board, twice, worth))
      : [];
  });
  return Math.max(...values, Number.NEGATIVE_INFINITY) >= single + KILL / 4;
}

function firstSteps(board: CampBoard, foresight: Foresight): Foresight[] {
  return differentWays(board, foresight).map(({ to, over }) =>
    after(board, foresight, { type: "prowl", to, over: [...over] }),
  );
}

/** In I and III he closes in on the campers; in II and IV he keeps away from those who may end him. */
function worthOf(board: CampBoard): Worth {
  return chapterOf(board).onPawn === "kills" ? hunting(board) : hiding(board);
}

function circlesBeside(board: CampBoard, points: readonly number[]): number[] {
  const map = mapOf(board.cabins);
  return points.flatMap((point) => map.litBy[point] ?? []);
}

function hunting(board: CampBoard): Worth {
  const prey = board.chosen >= 0 ? [board.chosen] : preyOf(board);
  const toPrey = prowlsFrom(
    board,
    circlesBeside(
      board,
      prey.map((camper) => camperOf(board, camper).point),
    ),
  );
  const toAny = prowlsFrom(
    board,
    circlesBeside(
      board,
      preyOf(board).map((camper) => camperOf(board, camper).point),
    ),
  );
  const guarded = new Set(CABINS.flatMap(({ lock }) => near(mapOf(board.cabins), lock)));
  return (circle) => -2 * (toPrey.get(circle) ?? FAR) - (toAny.get(circle) ?? FAR) + (guarded.has(circle) ? 1 : 0);
}

function hiding(board: CampBoard): Worth {
  const feared = board.chosen >= 0 && board.chapter === 4 ? [board.chosen] : preyOf(board);
  const atOnce = circlesInReach(board, feared, 2);
  const soon = circlesInReach(board, feared, 3);
  const later = circlesInReach(board, feared, 5);
  const seen = circlesInReach(board, preyOf(board), 2);
  const away = prowlsFrom(
    board,
    circlesBeside(
      board,
      feared.map((camper) => camperOf(board, camper).point),
    ),
  );
  const { pointsOfCircle } = mapOf(board.cabins).graph;
  // Pawns block his ways in IV: the more segments, the harder he is to corner.
  const exits = (circle: number) => Math.min(pointsOfCircle[circle]?.length ?? 0, 4);
  return (circle) =>
    3 * exits(circle) -
    (atOnce.has(circle) ? 60 : 0) -
    (soon.has(circle) ? 20 : 0) -
    (later.has(circle) ? 5 : 0) -
    (seen.has(circle) ? 10 : 0) +
    Math.min(away.get(circle) ?? 0, 12);
}
