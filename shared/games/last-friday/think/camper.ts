import type { CampBoard } from "../board.ts";
import { PIERS } from "../camp.ts";
import { afterSail, afterStep, canStop, piersFrom, type Stride, strideOf, whyNotEnter } from "../camper/walking.ts";
import type { Choice } from "../choices.ts";
import type { Command } from "../commands.ts";
import { best } from "../lists.ts";
import { camperOf, stepsFrom, tokenAt } from "../places.ts";
import { mapOf } from "../ways.ts";
import { type Aims, aimsOf } from "./aims.ts";
import { wishedClue } from "./gadgets.ts";
import type { Thought } from "./index.ts";

/** A camper takes what it finds, walks to where its aims are best met, uses its clues, and ends its turn. */
export function thinkTurn(thought: Thought): Command | undefined {
  const { board, item, choices } = thought;
  if (wantsToTake(board, item.camper, choices)) return { type: "take" };
  const aims = aimsOf(thought);
  return haste(thought, aims) ?? walkOn(thought, aims) ?? wishedClue(thought, aims) ?? lawful(choices, "end");
}

/** One point, where it has to: the best for its aims. */
export function thinkErrand(thought: Thought): Command | undefined {
  const { choices, random } = thought;
  const aims = aimsOf(thought);
  return best(random.shuffle(choices), ({ command, over }) => {
    const point = command.type === "step" ? command.to : 0;
    return aims.atPoint(point) + over.reduce((sum, circle) => sum + aims.overCircle(circle), 0);
  })?.command;
}

function lawful(choices: readonly Choice[], type: Command["type"]): Command | undefined {
  return choices.find(({ command }) => command.type === type)?.command;
}

function wantsToTake(board: CampBoard, camper: number, choices: readonly Choice[]): boolean {
  if (lawful(choices, "take") === undefined) return false;
  const pawn = camperOf(board, camper);
  const token = tokenAt(board, pawn.point);
  return token?.kind !== "key" || pawn.key < 0;
}

/** The best of all ways to spend the steps that are left; nothing when it is best to stay. */
function walkOn({ board, item, choices, random }: Thought, aims: Aims): Command | undefined {
  const stride = strideOf(board, item.camper);
  const mayStay = lawful(choices, "end") !== undefined;
  const here = mayStay ? aims.atPoint(stride.point) : Number.NEGATIVE_INFINITY;
  const steps = random.shuffle(choices.filter(({ command }) => command.type === "step" || command.type === "sail"));
  const value = ({ command, over }: Choice) => {
    const next = command.type === "sail" ? afterSail(board, stride, command.pier) : strideTo(board, stride, command);
    return crossing(aims, over) + onward(board, item.camper, next, aims);
  };
  const step = best(steps, value);
  return step !== undefined && value(step) > here ? step.command : undefined;
}

/** What sneakers have to be worth: so much as a few steps nearer to a goal. */
const WORTH_HASTE = 4;

/** Sneakers, where more steps lead to a much better place. */
function haste({ board, item: { camper }, choices }: Thought, aims: Aims): Command | undefined {
  const use = choices.find(({ command }) => command.type === "use" && command.clue === "sneakers")?.command;
  if (use === undefined || board.turn.steps > 0) return undefined;
  const stride = strideOf(board, camper);
  const longer = { ...stride, stepsLeft: stride.stepsLeft + 1 };
  return onward(board, camper, longer, aims) - onward(board, camper, stride, aims) >= WORTH_HASTE ? use : undefined;
}

function strideTo(board: CampBoard, stride: Stride, command: Command): Stride {
  return afterStep(board, stride, command.type === "step" ? command.to : 0);
}

function crossing(aims: Aims, over: readonly number[]): number {
  return over.reduce((sum, circle) => sum + aims.overCircle(circle), 0);
}

/** The most that can be made of a move that has come so far. */
function onward(board: CampBoard, camper: number, stride: Stride, aims: Aims): number {
  const stop = canStop(board, camper, stride.point) ? aims.atPoint(stride.point) : Number.NEGATIVE_INFINITY;
  if (stride.stepsLeft === 0) return stop;
  const onFoot = stepsFrom(mapOf(board.cabins), stride.point)
    .filter(({ to }) => whyNotEnter(board, camper, to, stride.shovels) === undefined)
    .map(({ to, over }) => crossing(aims, over) + onward(board, camper, afterStep(board, stride, to), aims));
  const afloat = piersFrom(stride)
    .filter((pier) => whyNotEnter(board, camper, PIERS[pier]?.point ?? 0, stride.shovels) === undefined)
    .map((pier) => onward(board, camper, afterSail(board, stride, pier), aims));
  return Math.max(stop, ...onFoot, ...afloat);
}
