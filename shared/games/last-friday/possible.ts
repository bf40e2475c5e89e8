import type { CampBoard, Fact } from "./board.ts";
import { hatches } from "./cabins.ts";
import { cabinOfCircle, PIERS } from "./camp.ts";
import { chapterOf } from "./chapters/index.ts";
import { distinct } from "./lists.ts";
import { mapOf, type Way } from "./ways.ts";

/** Where he may be, and which of his two secret moves he may have used: circle * 4 + bits. */
type State = number;
const SWUM = 1;
const PASSED = 2;

const PIER_CIRCLES: readonly number[] = PIERS.map(({ circle }) => circle);

/** What is known after so many facts of a chapter. */
export interface Knowledge {
  readonly chapter: number;
  readonly facts: number;
  /** The facts among them that tell of an earlier round. */
  readonly hindsights: number;
  readonly states: ReadonlySet<State>;
}

const NOTHING: Knowledge = { chapter: 0, facts: 0, hindsights: 0, states: new Set() };

/**
 * What the facts on the board say. Pure; where what was known before is given, only the new facts are gone through,
 * unless one of them throws new light on the old ones.
 */
export function knowledgeOf(board: CampBoard, before: Knowledge = NOTHING): Knowledge {
  const facts = [...board.facts];
  const hindsights = facts.filter(({ kind }) => kind === "was");
  const isNewLight = before.chapter !== board.chapter || before.hindsights !== hindsights.length;
  const { states, facts: done } = isNewLight || before.facts > facts.length ? NOTHING : before;
  const shown = new Map(hindsights.map((fact) => [fact.round, setOf(fact)]));
  const now = facts.slice(done).reduce((reached, fact) => after(reached, fact, shown), states);
  return { chapter: board.chapter, facts: facts.length, hindsights: hindsights.length, states: now };
}

/**
 * The circles on which the maniac may be, from what is public alone: never too few. Before his first turn of a chapter,
 * where he may begin. Ordered by number.
 */
export function possibleCircles(board: CampBoard, knowledge: Knowledge = knowledgeOf(board)): number[] {
  const circles = board.isAbroad ? [...knowledge.states].map(circleOf) : chapterOf(board).starts(board);
  return distinct(circles).sort((one, other) => one - other);
}

function after(states: ReadonlySet<State>, fact: Fact, shown: ReadonlyMap<number, Set<number>>): ReadonlySet<State> {
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

function kept(states: ReadonlySet<State>, isPossible: (circle: number) => boolean): ReadonlySet<State> {
  return new Set([...states].filter((state) => isPossible(circleOf(state))));
}

/** Seen on a circle: also after a push, which takes him where he was not. */
function placed(states: ReadonlySet<State>, circles: Set<number>): ReadonlySet<State> {
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

function moved(states: ReadonlySet<State>, fact: Fact): ReadonlySet<State> {
  const law = { cabins: [...fact.cabins].map(Number), points: new Set(fact.points), closed: setOf(fact) };
  const result = new Set<State>([...states].filter((state) => isWalledIn(state, law)));
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
