import type { CampBoard, Fact } from "./board.ts";
import { hatches } from "./cabins.ts";
import { cabinOfCircle, PIERS } from "./camp.ts";
import { chapterOf } from "./chapters/index.ts";
import { mapOf, type Way } from "./ways.ts";

/** Where he may be, and which of his two secret moves he may have used: circle * 4 + bits. */
type State = number;
const SWUM = 1;
const PASSED = 2;

const PIER_CIRCLES: readonly number[] = PIERS.map(({ circle }) => circle);

/**
 * The circles on which the maniac may be, from what is public alone: never too few. Before his first turn of a chapter,
 * where he may begin. Ordered by number.
 */
export function possibleCircles(board: CampBoard): number[] {
  if (!board.isAbroad) return [...chapterOf(board).starts(board)].sort((one, other) => one - other);
  const shown = new Map([...board.facts].flatMap((fact) => (fact.kind === "was" ? [[fact.round, setOf(fact)] as const] : [])));
  let states = new Set<State>();
  for (const fact of board.facts) states = after(states, fact, shown);
  return [...new Set([...states].map(circleOf))].sort((one, other) => one - other);
}

function after(states: Set<State>, fact: Fact, shown: ReadonlyMap<number, Set<number>>): Set<State> {
  const circles = setOf(fact);
  switch (fact.kind) {
    case "start":
      return new Set([...circles].map((circle) => circle * 4));
    case "turn": {
      // A trail shown later tells of the cell that was complete before this turn.
      const known = shown.get(fact.round - 1);
      return moved(known === undefined ? states : kept(states, (circle) => known.has(circle)), fact);
    }
    case "at":
      return placed(states, circles);
    case "among":
      return kept(states, (circle) => circles.has(circle));
    case "not":
      return kept(states, (circle) => !circles.has(circle));
    case "was":
      return states;
  }
}

function setOf(fact: Fact): Set<number> {
  return new Set(fact.circles);
}

function circleOf(state: State): number {
  return Math.floor(state / 4);
}

function kept(states: Set<State>, isPossible: (circle: number) => boolean): Set<State> {
  return new Set([...states].filter((state) => isPossible(circleOf(state))));
}

/** Seen on a circle: also after a push, which takes him where he was not. */
function placed(states: Set<State>, circles: Set<number>): Set<State> {
  const there = kept(states, (circle) => circles.has(circle));
  if (there.size > 0) return there;
  return new Set([...circles].flatMap((circle) => [...states].map((state) => circle * 4 + (state % 4))));
}

/** What a turn's fact says of every step taken in it. */
interface Law {
  readonly cabins: readonly number[];
  readonly points: ReadonlySet<number>;
  readonly closed: ReadonlySet<number>;
}

function moved(states: Set<State>, fact: Fact): Set<State> {
  const law = { cabins: [...fact.cabins].map(Number), points: new Set(fact.points), closed: setOf(fact) };
  const result = new Set([...states].filter((state) => isWalledIn(state, law)));
  let reached = states;
  for (let step = 0; step < fact.steps; step++) {
    reached = new Set([...reached].flatMap((state) => successors(state, law)));
    for (const state of reached) result.add(state);
  }
  return result;
}

/** Inside a cabin whose ways out are all blocked he stays. */
function isWalledIn(state: State, law: Law): boolean {
  return cabinOfCircle(circleOf(state)) >= 0 && successors(state, law).length === 0;
}

function successors(state: State, { cabins, points, closed }: Law): State[] {
  const circle = circleOf(state);
  const used = state % 4;
  const isAllowed = ({ to, over }: Way) => !closed.has(to) && !over.some((point) => points.has(point));
  const prowls = (mapOf(cabins).prowls[circle] ?? []).filter(isAllowed).map(({ to }) => to * 4 + used);
  const swims = secretMoves(circle, PIER_CIRCLES, closed, used, SWUM);
  const passages = secretMoves(circle, hatches(cabins), closed, used, PASSED);
  return [...prowls, ...swims, ...passages];
}

function secretMoves(
  circle: number,
  mouths: readonly number[],
  closed: ReadonlySet<number>,
  used: number,
  bit: number,
): State[] {
  if ((used & bit) !== 0 || !mouths.includes(circle)) return [];
  return mouths.filter((to) => to !== circle && !closed.has(to)).map((to) => to * 4 + (used | bit));
}
