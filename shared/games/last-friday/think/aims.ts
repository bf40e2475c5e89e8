import type { CampBoard } from "../board.ts";
import { CABIN } from "../cabins.ts";
import { CABINS, cabinOfPoint, NONE } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { FAR } from "../distance.ts";
import { camperOf, isFree, livingCampers, tokensOf } from "../places.ts";
import { mayShelter } from "../shelter.ts";
import { mapOf, near } from "../ways.ts";
import { escapeFrom, hunterOf } from "./hunter.ts";
import type { Thought } from "./index.ts";
import { pathsFrom, threats } from "./sight.ts";

/** What a camper wants: how good it is to end on a point, and to cross a circle. */
export interface Aims {
  readonly possible: readonly number[];
  /** The circle on which he most likely is, for whom he hunts. */
  readonly hunter?: number | undefined;
  atPoint(point: number): number;
  overCircle(circle: number): number;
}

/** Hunters want to cross him; the hunted want shelter, clues, and not to be where he may be. */
export function aimsOf({ board, item: { camper }, suspects, seen }: Thought): Aims {
  const isHunter = chapterOf(board).onPawn !== "kills";
  if (isHunter) return hunt(board, camper, suspects());
  if (board.chosen < 0) return flee(board, camper, suspects(), FEARS.all);
  const hunter = board.isAbroad || camper === board.chosen ? hunterOf(board, seen(), chosenPoint(board)) : undefined;
  return camper === board.chosen ? run(board, camper, suspects(), hunter) : guard(board, camper, suspects(), hunter);
}

function chosenPoint(board: CampBoard): number {
  return camperOf(board, board.chosen).point;
}

function hunt(board: CampBoard, camper: number, possible: readonly number[]): Aims {
  const { litBy } = mapOf(board.cabins);
  const here = new Set(possible);
  const points = litBy.flatMap((circles, point) =>
    point > 0 && circles.some((circle) => here.has(circle)) ? [point] : [],
  );
  const paths = pathsFrom(board, points);
  const others = livingCampers(board).filter((other) => other !== camper);
  const crowd = pathsFrom(
    board,
    others.map((other) => camperOf(board, other).point),
  );
  const clues = new Set(cluePoints(board));
  return {
    possible,
    // A clue on the way is worth a little. Hunters that stand together search the same places.
    atPoint: (point) =>
      -(paths.get(point) ?? 30) + 0.3 * Math.min(crowd.get(point) ?? 0, 5) + (clues.has(point) ? 0.8 : 0),
    overCircle: (circle) => (here.has(circle) ? 12 / Math.sqrt(possible.length) : 0),
  };
}

/** How the hunted weigh things: that he may cross a point next, a step farther from their goal, to cross his circle. */
interface Fears {
  readonly danger: number;
  readonly goal: number;
  /** The death of most; in III, but for the Chosen one, a find that drives him away. */
  readonly crossing: number;
}

const FEARS: Readonly<Record<"all" | "chosen" | "others", Fears>> = {
  all: { danger: 25, goal: 1, crossing: -25 },
  chosen: { danger: 60, goal: 0.15, crossing: -150 },
  others: { danger: 10, goal: 0.4, crossing: 12 },
};

function flee(board: CampBoard, camper: number, possible: readonly number[], { danger, goal, crossing }: Fears): Aims {
  const known = board.isAbroad ? possible : [];
  const counts = threats(board, known);
  const here = new Set(known);
  const paths = pathsFrom(board, goalsOf(board, camper));
  const share = Math.max(known.length, 1);
  return {
    possible,
    atPoint: (point) => -goal * Math.min(paths.get(point) ?? FAR, 40) - (danger * (counts.get(point) ?? 0)) / share,
    overCircle: (circle) => (here.has(circle) ? crossing / share : 0),
  };
}

/** Whoever runs into him in III drives him away, and sees where he is: worth more than being safe. */
function guard(board: CampBoard, camper: number, possible: readonly number[], hunter: number | undefined): Aims {
  const aims = flee(board, camper, possible, FEARS.others);
  if (hunter === undefined) return aims;
  const map = mapOf(board.cabins);
  const paths = pathsFrom(board, near(map, hunter));
  return {
    ...aims,
    hunter,
    atPoint: (point) => aims.atPoint(point) - 1.5 * Math.min(paths.get(point) ?? FAR, 20),
    overCircle: (circle) => aims.overCircle(circle) + (circle === hunter ? 30 : 0),
  };
}

/** The Chosen one, whose place he knows: it keeps away from where he may be, and farther from where he most likely is. */
function run(board: CampBoard, camper: number, possible: readonly number[], hunter: number | undefined): Aims {
  const aims = flee(board, camper, possible, FEARS.chosen);
  const away = escapeFrom(board, hunter);
  return { ...aims, hunter, atPoint: (point) => aims.atPoint(point) + away(point) };
}

/** Shelter that is open to it, else the cabin of its key, else what may be a key; else clues. */
function goalsOf(board: CampBoard, camper: number): number[] {
  const pawn = camperOf(board, camper);
  if (!chapterOf(board).hasShelter) return cluePoints(board);
  const open = CABINS.flatMap(({ points }, cabin) => (mayShelter(board, camper, cabin) ? points : []));
  const free = open.filter((point) => isFree(board, point));
  if (free.length > 0) return free;
  const lock = CABINS[pawn.key]?.lock;
  if (lock !== undefined && board.cabins[pawn.key] === CABIN.closed) return [lock];
  const keys = [...tokensOf(board, "key"), ...tokensOf(board, "meeting")].map(({ point }) => point);
  if (keys.length > 0 && pawn.key === NONE) return keys;
  const home = CABINS[camper]?.lock ?? 0;
  return board.cabins[camper] === CABIN.maniac ? cluePoints(board) : [home];
}

function cluePoints(board: CampBoard): number[] {
  const points = tokensOf(board, "clue").map(({ point }) => point);
  return points.filter((point) => cabinOfPoint(point) < 0);
}
