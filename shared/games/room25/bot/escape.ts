import { exitOf } from "../geometry.ts";
import { item } from "../item.ts";
import { modeOf } from "../modes/index.ts";
import { cellIn, type Imagined } from "./imagined.ts";
import { type Mind, neededBy } from "./mind.ts";
import { type Move, stepsTo } from "./moves.ts";

/** What it is worth to win. */
export const ESCAPED = 2000;
/** How likely somebody a step away comes in before a second action; two steps: both of his. */
const COMES = [1, 0.5, 0.2];
/** How likely one who stands aside is a guard, where there may be guards. */
const IS_GUARD = 0.4;

/** Does this slide push Room 25, with the character inside, over the edge? */
export function isEjection(imagined: Imagined, { goal, known }: Mind, me: number, { choice }: Move): boolean {
  if (choice.type !== "slide" || goal === undefined || known[goal] !== "room25" || imagined.at[me] !== goal)
    return false;
  return exitOf(choice.line, choice.direction) === cellIn(imagined, goal);
}

/** How likely all that must be are inside Room 25 when this slot comes. */
export function chanceToLeave(imagined: Imagined, mind: Mind, slot: number): number {
  const { view, goal, isGuard } = mind;
  if (goal === undefined || isGuard) return 0;
  const isSuspicious = modeOf(view).roleTiles !== undefined;
  const chances = neededBy(mind).map((character) => {
    if (item(imagined.at, character) < 0) return 1;
    const steps = stepsTo(imagined, character, goal);
    const comes = steps === 0 ? 1 : slot < 2 ? 0 : (COMES[steps] ?? 0);
    return isSuspicious && view.characters[character]?.identity === "" ? Math.max(comes, IS_GUARD) : comes;
  });
  const mayOneMiss = isSuspicious && view.turnsLeft === 1;
  const dead = [...view.characters].some(({ isAlive }, character) => !isAlive && (mind.sides[character] ?? 0) > 0);
  if (dead && !mayLeaveOneBehind(mind)) return 0;
  const sorted = [...chances].sort((a, b) => a - b).slice(mayOneMiss && !dead ? 1 : 0);
  return sorted.reduce((product, chance) => product * chance, 1);
}

/** With somebody dead: at any time in Cooperation, else on the last turn. rules: 5 */
function mayLeaveOneBehind({ view }: Mind): boolean {
  return view.mode === "cooperation" || view.turnsLeft === 1;
}
