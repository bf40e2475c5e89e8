import { type CampBoard, Item } from "./board.ts";
import type { StageName } from "./stages/names.ts";

/** What may be said of an item besides its stage. */
export type Detail = Partial<Pick<Item, "camper" | "point" | "circle" | "amount" | "front">>;

/** What is due now. */
export function dueItem(board: CampBoard): Item | undefined {
  return board.agenda.at(-1);
}

/** Puts one thing before everything else on the agenda. */
export function interrupt(board: CampBoard, stage: StageName, detail: Detail = {}): void {
  board.agenda.push(new Item({ stage, ...detail }));
}

/** Puts several things, in the order in which they are to happen, before everything else. */
export function interruptInOrder(board: CampBoard, entries: readonly (readonly [StageName, Detail?])[]): void {
  for (const [stage, detail] of [...entries].reverse()) interrupt(board, stage, detail);
}

/** What was due is done. */
export function finishItem(board: CampBoard): void {
  board.agenda.pop();
}

/** Leaves nothing on the agenda but what is of these stages. */
export function keepOnly(board: CampBoard, stages: readonly StageName[]): void {
  const kept = [...board.agenda].filter(({ stage }) => stages.includes(stage));
  if (kept.length === board.agenda.length) return;
  const copies = kept.map(({ stage, camper, point, circle, amount, front }) => {
    return new Item({ stage, camper, point, circle, amount, front });
  });
  board.agenda.clear();
  board.agenda.push(...copies);
}
