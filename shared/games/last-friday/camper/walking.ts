import type { CampBoard } from "../board.ts";
import { PIERS } from "../camp.ts";
import { cardOf, type Skill } from "../cards.ts";
import { CLUES, type Clue, hasBit } from "../clues.ts";
import { camperOf, hasCorpse, pawnsAt, stepsFrom } from "../places.ts";
import type { RefusalCode } from "../refusals.ts";
import { isBarredFrom } from "../shelter.ts";
import { mapOf } from "../ways.ts";

export function hasSkill(board: CampBoard, camper: number, skill: Skill): boolean {
  return cardOf(camper, camperOf(board, camper).card)?.skill === skill;
}

export function hasClue(board: CampBoard, camper: number, clue: Clue): boolean {
  return hasBit(CLUES, camperOf(board, camper).clues, clue);
}

/** Whether the camper may use another clue in this turn. rules: Camper turn; Determination */
export function mayUseClue(board: CampBoard, camper: number): boolean {
  return board.turn.clues < (hasSkill(board, camper, "determination") ? 2 : 1);
}

/** Corpses the camper can still clear away in this turn. */
function shovelsOf(board: CampBoard, camper: number): number {
  const own = hasClue(board, camper, "shovel") && mayUseClue(board, camper) ? 1 : 0;
  return board.turn.shovels + own;
}

/** Why the camper may not set foot on a point, with so many shovels. rules: Camper turn; Cabins */
export function whyNotEnter(board: CampBoard, camper: number, point: number, shovels: number): RefusalCode | undefined {
  if (hasCorpse(board, point) && shovels === 0) return "corpse-in-the-way";
  return isBarredFrom(board, camper, point) ? "barricaded" : undefined;
}

/** Whether another camper stands there, who can be passed and not joined. */
export function isTaken(board: CampBoard, camper: number, point: number): boolean {
  return pawnsAt(board, point).some((other) => other !== camper);
}

/** Whether the camper may end its move there. */
export function canStop(board: CampBoard, camper: number, point: number): boolean {
  return point !== 0 && point !== board.turn.from && !isTaken(board, camper, point);
}

/** A camper in the middle of its move. */
export interface Stride {
  readonly point: number;
  readonly stepsLeft: number;
  readonly shovels: number;
  /** The pier of the boat. */
  readonly boat: number;
}

/** Where the present turn's camper is in its move. */
export function strideOf(board: CampBoard, camper: number): Stride {
  const { turn, boat } = board;
  return {
    point: camperOf(board, camper).point,
    stepsLeft: turn.isMoveOver ? 0 : turn.maxSteps - turn.steps,
    shovels: shovelsOf(board, camper),
    boat,
  };
}

/** Piers to which the boat may take whoever stands there. rules: Boat */
export function piersFrom({ point, boat }: Pick<Stride, "point" | "boat">): number[] {
  return PIERS[boat]?.point === point ? PIERS.flatMap((_, pier) => (pier === boat ? [] : [pier])) : [];
}

/** The move goes on along a step. */
export function afterStep(board: CampBoard, stride: Stride, to: number): Stride {
  const shovels = stride.shovels - (hasCorpse(board, to) ? 1 : 0);
  return { ...stride, point: to, stepsLeft: stride.stepsLeft - 1, shovels };
}

/** The move goes on in the boat, which comes along. */
export function afterSail(board: CampBoard, stride: Stride, pier: number): Stride {
  return { ...afterStep(board, stride, PIERS[pier]?.point ?? 0), boat: pier };
}

/** All that can follow at once, lawful or not in the end. */
function strides(board: CampBoard, camper: number, stride: Stride): Stride[] {
  if (stride.stepsLeft === 0) return [];
  const onFoot = stepsFrom(mapOf(board.cabins), stride.point).map(({ to }) => afterStep(board, stride, to));
  const afloat = piersFrom(stride).map((pier) => afterSail(board, stride, pier));
  const isOpen = ({ point }: Stride) => whyNotEnter(board, camper, point, stride.shovels) === undefined;
  return [...onFoot, ...afloat].filter(isOpen);
}

/** Whether a move that has come so far can be ended lawfully, here or farther on. */
export function canFinish(board: CampBoard, camper: number, stride: Stride): boolean {
  return canStop(board, camper, stride.point) || canGoOn(board, camper, stride);
}

/** Whether the camper can go on from here and end its move lawfully. */
export function canGoOn(board: CampBoard, camper: number, stride: Stride): boolean {
  return strides(board, camper, stride).some((next) => canFinish(board, camper, next));
}
