import { finishItem } from "../agenda.ts";
import type { CampBoard, Item } from "../board.ts";
import type { Command } from "../commands.ts";
import { type CampMatch, changeManiac, maniacHand } from "../envelopes.ts";
import { showManiac } from "../facts.ts";
import { killCamper } from "../kill.ts";
import { springTrap } from "../prowl/commit.ts";
import type { Victim } from "../prowl/foresight.ts";
import { metOn, tokensOn } from "../prowl/ways.ts";
import type { RefusalCode } from "../refusals.ts";
import { mapOf, type Way } from "../ways.ts";
import { camperSeat } from "./seats.ts";
import type { Stage } from "./stage.ts";

type PushCommand = Extract<Command, { type: "push" }>;

/** Whom a push along this way kills; never whoever pushes, who is still on its step. */
export function pushed(board: CampBoard, { camper, point }: Pick<Item, "camper" | "point">, way: Way): Victim[] {
  return metOn(board, way, [{ camper, point }]);
}

/** The ways along which the maniac may be pushed: not over the Chosen one if there is any other. rules: III, Clashes */
function pushWays(board: CampBoard, item: Item): Way[] {
  const ways = mapOf(board.cabins).prowls[item.circle] ?? [];
  const sparing = ways.filter((way) => !pushed(board, item, way).some(({ camper }) => camper === board.chosen));
  return sparing.length > 0 ? sparing : [...ways];
}

/** One way for every circle and everything different that could be met. */
export function differentPushes(board: CampBoard, item: Item): Way[] {
  const different = new Map<string, Way>();
  for (const way of pushWays(board, item)) {
    const key = JSON.stringify([way.to, pushed(board, item, way), tokensOn(board, way, "trap", [])]);
    if (!different.has(key)) different.set(key, way);
  }
  return [...different.values()];
}

function pushWay(board: CampBoard, item: Item, { to, over }: PushCommand): Way | RefusalCode {
  const all = mapOf(board.cabins).prowls[item.circle] ?? [];
  const isMeant = (way: Way) => way.to === to && (over === undefined || way.over.join() === over.join());
  if (!all.some(isMeant)) return "no-way-there";
  const ways = (over === undefined ? differentPushes : pushWays)(board, item).filter(isMeant);
  const [way] = ways;
  if (way === undefined) return "spare-the-chosen";
  return ways.length > 1 ? "choose-the-way" : way;
}

/** The camper that found the maniac pushes him one step. */
export const push: Stage = {
  seats: camperSeat,
  isNeeded: ({ board }, item) => pushWays(board, item).length > 0,
  deeds: {
    push: {
      judge(board, _hand, item, command) {
        const way = pushWay(board, item, command);
        return typeof way === "string" ? way : undefined;
      },
      apply(match, item, command) {
        const way = pushWay(match.board, item, command);
        if (typeof way !== "string") shove(match, item, way);
      },
    },
  },
};

/** He comes to another circle, which is written into his current cell; whoever is crossed dies. */
function shove(match: CampMatch, item: Item, way: Way): void {
  const { board } = match;
  const victims = pushed(board, item, way);
  const traps = tokensOn(board, way, "trap", []);
  const { cells } = maniacHand(match);
  const last = cells.length - 1;
  finishItem(board);
  changeManiac(match, {
    circle: way.to,
    cells: cells.map((cell, round) => (round === last ? [...cell, way.to] : cell)),
  });
  match.emit({ type: "pushed", camper: item.camper, circle: way.to, over: way.over });
  for (const { camper, point } of victims) killCamper(match, camper, point);
  for (const id of traps) springTrap(match, id);
  showManiac(match, way.to);
}
