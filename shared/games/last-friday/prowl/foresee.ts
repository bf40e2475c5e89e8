import type { CampBoard } from "../board.ts";
import { CABIN } from "../cabins.ts";
import { CABINS } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import type { Act } from "../commands.ts";
import type { ManiacHand } from "../envelopes.ts";
import { litCircles } from "../light.ts";
import { distinct } from "../lists.ts";
import type { Way } from "../ways.ts";
import { dawn, type Foresight } from "./foresight.ts";
import { differentWays, metOn, prowlWays, tokensOn } from "./ways.ts";

/** Follows a draft of lawful acts. Pure: nothing on the board changes. */
export function foresee(board: CampBoard, hand: ManiacHand, draft: readonly Act[] = hand.draft): Foresight {
  return draft.reduce((foresight, act) => after(board, foresight, act), dawn(board, hand));
}

/** What one more lawful act leads to. */
export function after(board: CampBoard, foresight: Foresight, act: Act): Foresight {
  switch (act.type) {
    case "start":
      return arrived(board, { ...foresight, start: act.circle, circle: act.circle });
    case "prowl":
      return prowled(board, foresight, wayOf(board, foresight, act));
    case "swim":
      return crossedNothing(board, { ...foresight, hasSwum: true }, act.to);
    case "passage":
      return crossedNothing(board, { ...foresight, hasPassed: true }, act.to);
    case "axe":
      return broken(foresight);
    case "speed":
      return { ...foresight, token: "speed", ownMoves: 2 };
    case "invisible":
      return { ...foresight, token: "invisible", isCloaked: true };
    case "snuff":
      return { ...foresight, snuffed: [...foresight.snuffed, ...foresight.crossedLanterns], crossedLanterns: [] };
  }
}

/** The way that a prowl takes: the one named, or the only one that makes a difference; undefined where that is unclear. */
export function wayFor(board: CampBoard, foresight: Foresight, act: Extract<Act, { type: "prowl" }>): Way | undefined {
  const leadsThere = ({ to }: Way) => to === act.to;
  if (act.over !== undefined) {
    const over = act.over.join();
    return prowlWays(board, foresight)
      .filter(leadsThere)
      .find((way) => way.over.join() === over);
  }
  const ways = differentWays(board, foresight).filter(leadsThere);
  return ways.length === 1 ? ways[0] : undefined;
}

function wayOf(board: CampBoard, foresight: Foresight, act: Extract<Act, { type: "prowl" }>): Way {
  return wayFor(board, foresight, act) ?? { to: act.to, over: act.over ?? [] };
}

/** A step: whom it kills or who catches him, then traps, then light. rules: Order within one maniac turn */
function prowled(board: CampBoard, foresight: Foresight, way: Way): Foresight {
  const met = metOn(board, way, foresight.victims);
  const isKilling = chapterOf(board).onPawn === "kills";
  const victims = isKilling ? met : [];
  const catcher = isKilling ? undefined : met[0]?.camper;
  const traps = tokensOn(board, way, "trap", foresight.traps);
  const crossedLanterns = tokensOn(board, way, "lantern", foresight.snuffed);
  const isEnd = traps.length > 0 || catcher !== undefined || victims.some(({ camper }) => camper === board.chosen);
  const stepped = {
    ...foresight,
    circle: way.to,
    numbers: [...foresight.numbers, way.to],
    victims: [...foresight.victims, ...victims],
    killingSteps: foresight.killingSteps + (victims.length > 0 ? 1 : 0),
    catcher: catcher ?? -1,
    traps: [...foresight.traps, ...traps],
    crossedLanterns,
    isDone: isEnd,
  };
  return arrived(board, stepped, traps.length > 0);
}

function crossedNothing(board: CampBoard, foresight: Foresight, to: number): Foresight {
  return arrived(board, { ...foresight, circle: to, numbers: [...foresight.numbers, to], crossedLanterns: [] });
}

/** A circle that is lit, or the end of a step into a trap, has to be shown. */
function arrived(board: CampBoard, foresight: Foresight, isTrapped = false): Foresight {
  const isLit = litCircles(board, foresight.cabins, foresight.snuffed).has(foresight.circle);
  return isLit || isTrapped ? { ...foresight, shown: distinct([...foresight.shown, foresight.circle]) } : foresight;
}

function broken(foresight: Foresight): Foresight {
  const cabin = CABINS.findIndex(({ axe }) => axe === foresight.circle);
  const cabins = foresight.cabins.map((state, index) => (index === cabin ? CABIN.maniac : state));
  return { ...foresight, token: "axe", cabins, broken: cabin };
}
