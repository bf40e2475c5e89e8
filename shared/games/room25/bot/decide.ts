import { ACTIONS, type Action } from "../actions/action.ts";
import { programmesOf } from "../choices.ts";
import type { Choice } from "../commands.ts";
import { characterAt, tileAt } from "../complex.ts";
import type { DecisionKind } from "../decisions/kinds.ts";
import { isExitZone } from "../geometry.ts";
import { copyOf, enterIn, imagine, slideIn } from "./imagined.ts";
import type { Mind } from "./mind.ts";
import { plan } from "./plan.ts";
import { worth } from "./worth.ts";

/** Is this the action in the list? */
const isAction = (kind: string): kind is Action => (ACTIONS as readonly string[]).includes(kind);

/** The one with the highest worth; the first of equals. */
function bestOf<T>(options: readonly T[], worthOf: (option: T) => number): T | undefined {
  let best: { readonly option: T; readonly value: number } | undefined;
  for (const option of options) {
    const value = worthOf(option);
    if (!best || value > best.value) best = { option, value };
  }
  return best?.option;
}

/** The best one or two actions for a turn. */
export function programmeFor(mind: Mind, character: number, limit: number): Action[] {
  const start = imagine(mind);
  const best = bestOf(programmesOf(limit), (actions) => plan(start, mind, character, actions, 1).worth);
  return best ?? ["look"];
}

/** The actions of a character's programme that come after the one being played. */
function restOf({ view, hand }: Mind, character: number): Action[] {
  return view.round === 1 ? (hand.programmes[character] ?? []).slice(1) : [];
}

function chooseTarget(mind: Mind, kind: Action, character: number, options: readonly Choice[]): Choice | undefined {
  const { choice } = plan(imagine(mind), mind, character, [kind, ...restOf(mind, character)], mind.view.round);
  return options.find((option) => choice !== undefined && isSame(option, choice));
}

function isSame(a: Choice, b: Choice): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/** A free action; in round 1 with an eye to the second, which must differ. */
function chooseAction(mind: Mind, character: number, options: readonly Choice[]): Choice | undefined {
  const start = imagine(mind);
  const { round, characters } = mind.view;
  const hasSecond = round === 1 && (characters[character]?.limit ?? 0) > 1;
  return bestOf(options, (option) => {
    if (option.type !== "act") return worth(start, mind);
    const seconds = hasSecond ? ACTIONS.filter((action) => action !== option.action) : [];
    const plans = [[option.action], ...seconds.map((second) => [option.action, second])];
    return Math.max(...plans.map((actions) => plan(start, mind, character, actions, round).worth));
  });
}

/** Now, unless doing nothing yet is better. */
function chooseTiming(mind: Mind, character: number): Choice {
  const actions = mind.hand.programmes[character] ?? [];
  const start = imagine(mind);
  const now = plan(start, mind, character, actions, 1).worth;
  const later = Math.max(worth(start, mind), plan(start, mind, character, actions, 2).worth);
  return { type: later > now ? "keep" : "playNow" };
}

/** What a room asks: the board that follows is weighed. */
function chooseInRoom(mind: Mind, kind: DecisionKind, character: number, options: readonly Choice[]) {
  const { view, known, hope } = mind;
  return bestOf(options, (option) => {
    const then = copyOf(imagine(mind));
    if (option.type === "slide") slideIn(then, option.line, option.direction);
    if (option.type !== "target") return worth(then, mind);
    const other = tileAt(view, option.cell);
    if (kind === "in-vision") return (known[other] === undefined ? 2 : 0) + (isExitZone(option.cell) ? 1 : 0);
    const mine = characterAt(view, character).tile;
    then.cells[then.cells.indexOf(mine)] = other;
    then.cells[option.cell] = mine;
    if (kind === "in-illusion") enterIn(then, mind, character, other);
    return worth(then, mind) + (kind === "in-illusion" ? 0 : -(hope[other] ?? 0) / 100);
  });
}

/** The bot's answer to the decision that it is asked for. */
export function answer(mind: Mind, kind: DecisionKind, character: number, options: readonly Choice[]) {
  if (kind === "timing") return chooseTiming(mind, character);
  if (kind === "free-action") return chooseAction(mind, character, options);
  if (isAction(kind)) return chooseTarget(mind, kind, character, options);
  return chooseInRoom(mind, kind, character, options);
}
