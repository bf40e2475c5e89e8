import { dueItem } from "./agenda.ts";
import type { CampBoard, Item } from "./board.ts";
import { COLOURS, NONE, PIERS } from "./camp.ts";
import { layingPoints } from "./camper/clues.ts";
import { piersFrom, strideOf } from "./camper/walking.ts";
import { CLUES, namesOf } from "./clues.ts";
import type { Command } from "./commands.ts";
import type { CampHand, ManiacHand } from "./envelopes.ts";
import { dueSeats, judge } from "./judge.ts";
import { range } from "./lists.ts";
import { camperOf, freeAround, freeNear, stepsFrom } from "./places.ts";
import { foresee } from "./prowl/foresee.ts";
import { startsOf } from "./prowl/foresight.ts";
import { differentWays, passagesFrom, swimsFrom } from "./prowl/ways.ts";
import { errandPoints, staggerPoints } from "./stages/errands.ts";
import { hiddenClues, unseenClues } from "./stages/looks.ts";
import type { StageName } from "./stages/names.ts";
import { differentPushes } from "./stages/push.ts";
import { chosenSeats } from "./stages/setup.ts";
import { spoilsCount, spoilsOf } from "./stages/spoils.ts";
import { trailCircles } from "./stages/trail.ts";
import { mapOf, type Way } from "./ways.ts";

/** A lawful command, and what lies on its way: points for the maniac, circles for a camper. */
export interface Choice {
  readonly command: Command;
  readonly over: readonly number[];
}

/**
 * All that this seat may do now, from what it may see and nothing else. The free arrangements (`arrange`, `layOut`) are
 * too many to list: they have helpers of their own in stages/setup.ts.
 */
export function choicesOf(board: CampBoard, hand: CampHand, seat: number): Choice[] {
  const item = dueItem(board);
  if (item === undefined || !dueSeats(board).includes(seat)) return [];
  const candidates = CANDIDATES[item.stage]?.(board, hand, item) ?? [];
  return candidates.filter(({ command }) => judge(board, hand, seat, command) === undefined);
}

const just = (...commands: Command[]): Choice[] => commands.map((command) => ({ command, over: [] }));
const places = (points: readonly number[]): Choice[] =>
  just(...points.map((point): Command => ({ type: "place", point })));
const looks = (tokens: readonly number[]): Choice[] =>
  just(...tokens.map((token): Command => ({ type: "look", token })));

type Candidates = (board: CampBoard, hand: CampHand, item: Item) => Choice[];

const byManiac =
  (candidates: (board: CampBoard, hand: ManiacHand, item: Item) => Choice[]): Candidates =>
  (board, hand, item) =>
    hand.side === "maniac" ? candidates(board, hand, item) : [];

/** Everything worth asking about; the rules' own judgement has the last word. */
const CANDIDATES: Partial<Record<StageName, Candidates>> = {
  cards: () =>
    just(...range(5).flatMap((camper) => range(3).map((card): Command => ({ type: "pickCard", camper, card })))),
  cabins: () => just(...COLOURS.map((_, cabin): Command => ({ type: "openCabin", cabin }))),
  choose: () => just(...COLOURS.map((_, camper): Command => ({ type: "choose", camper }))),
  seatChosen: (board) => places(chosenSeats(board)),
  spoils: (board, _hand, item) =>
    just(...subsets(spoilsOf(board), spoilsCount(board, item)).map((tokens): Command => ({ type: "spoils", tokens }))),
  peek: (board, hand) => [...looks(unseenClues(board, hand)), ...just({ type: "pass" })],
  expose: (board) => [...looks(hiddenClues(board)), ...just({ type: "pass" })],
  twist: () => just({ type: "twist" }, { type: "pass" }),
  turn: turnCandidates,
  prowl: byManiac(prowlCandidates),
  corpse: (board, _hand, { point }) => places(freeAround(board, point)),
  trail: byManiac(trailCandidates),
  caution: errandCandidates,
  alarm: errandCandidates,
  stagger: (board, _hand, item) => places(staggerPoints(board, item)),
  duplicate: (board, _hand, item) => [...places(besides(board, item)), ...clueCandidates(board, item)],
  swapKey: (board, _hand, item) => [...places(besides(board, item)), ...just({ type: "pass" })],
  push: (board, _hand, item) => differentPushes(board, item).map((way, _, all) => choiceOf("push", way, all)),
};

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

function besides(board: CampBoard, { camper }: Item): number[] {
  return freeAround(board, camperOf(board, camper).point);
}

/** The way is named only where there are several that matter. */
function choiceOf(type: "prowl" | "push", way: Way, all: readonly Way[]): Choice {
  const isOnly = all.filter(({ to }) => to === way.to).length === 1;
  const over = isOnly ? {} : { over: [...way.over] };
  return { command: { type, to: way.to, ...over }, over: way.over };
}

function errandCandidates(board: CampBoard, _hand: CampHand, item: Item): Choice[] {
  return errandPoints(board, item).map((to) => ({ command: { type: "step", to }, over: overStep(board, item, to) }));
}

function overStep(board: CampBoard, { camper }: Item, to: number): readonly number[] {
  return stepsFrom(mapOf(board.cabins), camperOf(board, camper).point).find((way) => way.to === to)?.over ?? [];
}

function clueCandidates(board: CampBoard, { camper, front }: Item): Choice[] {
  const own = namesOf(CLUES, camperOf(board, camper).clues);
  return CLUES.filter((clue) => own.includes(clue) || clue === front).flatMap((clue) => {
    const points = layingPoints(board, camper, clue);
    if (clue !== "trap" && clue !== "lantern") return just({ type: "use", clue });
    return just(...points.map((point): Command => ({ type: "use", clue, point })));
  });
}

function turnCandidates(board: CampBoard, hand: CampHand, item: Item): Choice[] {
  const stride = strideOf(board, item.camper);
  const steps = stepsFrom(mapOf(board.cabins), stride.point);
  const sails = piersFrom(stride).filter((pier) => PIERS[pier] !== undefined);
  const pawn = camperOf(board, item.camper);
  const held = [...namesOf(CLUES, pawn.clues), ...(pawn.key === NONE ? [] : ["key" as const])];
  const beside = held.length > 0 ? besides(board, item) : [];
  const drops = held.flatMap((what) => beside.map((point): Command => ({ type: "drop", what, point })));
  return [
    ...steps.map(({ to, over }): Choice => ({ command: { type: "step", to }, over })),
    ...just(...sails.map((pier): Command => ({ type: "sail", pier }))),
    ...clueCandidates(board, item),
    ...just({ type: "take" }, ...drops),
    ...looks(unseenClues(board, hand)),
    ...just({ type: "undo" }, { type: "end" }),
  ];
}

function prowlCandidates(board: CampBoard, hand: ManiacHand): Choice[] {
  const foresight = foresee(board, hand);
  const ways = differentWays(board, foresight);
  return [
    ...just(...startsOf(board).map((circle): Command => ({ type: "start", circle }))),
    ...ways.map((way) => choiceOf("prowl", way, ways)),
    ...just(...swimsFrom(board, foresight).map((to): Command => ({ type: "swim", to }))),
    ...just(...passagesFrom(board, foresight).map((to): Command => ({ type: "passage", to }))),
    ...just({ type: "axe" }, { type: "speed" }, { type: "invisible" }, { type: "snuff" }),
    ...just({ type: "undo" }, { type: "commit" }),
  ];
}

function trailCandidates(board: CampBoard, hand: ManiacHand, item: Item): Choice[] {
  return (["", "shadow", "invisible"] as const).flatMap((token) =>
    trailCircles(board, hand, item, token).flatMap((circle) =>
      just(...freeNear(board, circle).map((clue): Command => ({ type: "trail", token, circle, clue }))),
    ),
  );
}
