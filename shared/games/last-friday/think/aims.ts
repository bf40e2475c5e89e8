import type { CampBoard } from "../board.ts";
import { CABIN } from "../cabins.ts";
import { CABINS, cabinOfPoint, NONE } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import { FAR } from "../distance.ts";
import { camperOf, isFree, livingCampers, tokensOf } from "../places.ts";
import { mayShelter } from "../shelter.ts";
import { mapOf } from "../ways.ts";
import { pathsFrom, prowlsFrom, threats } from "./sight.ts";

/** What a camper wants: how good it is to end on a point, and to cross a circle. */
export interface Aims {
  readonly possible: readonly number[];
  atPoint(point: number): number;
  overCircle(circle: number): number;
}

/** Hunters want to cross him; the hunted want shelter, clues, and not to be where he may be. */
export function aimsOf(board: CampBoard, camper: number, possible: readonly number[]): Aims {
  const isHunter = chapterOf(board).onPawn !== "kills";
  return isHunter ? hunt(board, camper, possible) : flee(board, camper, possible);
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

/** How the hunted weigh things: the danger of a point, its distance from where he may be, and that of their goal. */
interface Fears {
  readonly danger: number;
  readonly distance: number;
  readonly goal: number;
}

const FEARS: Readonly<Record<"chosen" | "others" | "all", Fears>> = {
  all: { danger: 25, distance: 0, goal: 1 },
  chosen: { danger: 80, distance: 5, goal: 0.2 },
  others: { danger: 15, distance: 0, goal: 1 },
};

function flee(board: CampBoard, camper: number, possible: readonly number[]): Aims {
  const { danger, distance, goal } = FEARS[board.chosen < 0 ? "all" : camper === board.chosen ? "chosen" : "others"];
  const known = board.isAbroad ? possible : [];
  const counts = threats(board, known);
  const here = new Set(known);
  const paths = pathsFrom(board, goalsOf(board, camper));
  const away = distance > 0 ? prowlsFrom(board, possible) : new Map<number, number>();
  const { litBy } = mapOf(board.cabins);
  const share = Math.max(known.length, 1);
  const distanceOf = (point: number) => Math.min(6, ...(litBy[point] ?? []).map((circle) => away.get(circle) ?? 6));
  return {
    possible,
    atPoint: (point) =>
      -goal * Math.min(paths.get(point) ?? FAR, 40) -
      (danger * (counts.get(point) ?? 0)) / share +
      (distance > 0 ? distance * distanceOf(point) : 0),
    overCircle: (circle) => (here.has(circle) ? -danger / share : 0),
  };
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
