import { PIERS, POINT_COUNT } from "../camp.ts";
import { chapterOf } from "../chapters/index.ts";
import type { Command } from "../commands.ts";
import { FAR } from "../distance.ts";
import { best, range } from "../lists.ts";
import { MEETING_FRONTS } from "../meetings.ts";
import { camperOf, livingCampers } from "../places.ts";
import { pushed } from "../stages/push.ts";
import { closeTo, layOutSizes, mayLayOut } from "../stages/setup.ts";
import { mapOf } from "../ways.ts";
import type { Thought } from "./index.ts";
import { farFromPawns, prowlsFrom } from "./sight.ts";

/** The boat anywhere, the meeting tokens in any order. */
export function thinkArrange({ random }: Thought): Command {
  return { type: "arrange", boat: random.integer(0, PIERS.length - 1), fronts: random.shuffle(MEETING_FRONTS) };
}

/** Corpses and clues all over the camp, as far apart as the rules want. */
export function thinkLayOut({ board, random }: Thought): Command {
  const { corpses, clues } = layOutSizes(board);
  const points: number[] = [];
  const barred = new Set<number>();
  for (const point of random.shuffle(range(POINT_COUNT).map((index) => index + 1))) {
    if (points.length === corpses + clues) break;
    if (barred.has(point) || !mayLayOut(board, point)) continue;
    points.push(point);
    for (const close of closeTo(board, point)) barred.add(close);
  }
  return { type: "layOut", corpses: points.slice(0, corpses), clues: points.slice(corpses) };
}

/** The trail: hidden where it shows him as he is; the clue as far from the campers as may be. */
export function thinkTrail({ board, choices, item, random }: Thought): Command | undefined {
  const isFresh = item.amount === board.round;
  const tokens = isFresh ? ["invisible", "shadow", ""] : [""];
  const token = tokens.find((name) =>
    choices.some(({ command }) => command.type === "trail" && command.token === name),
  );
  const ofToken = choices.filter(({ command }) => command.type === "trail" && command.token === token);
  return best(random.shuffle(ofToken), ({ command }) =>
    command.type === "trail" ? farFromPawns(board, command.clue) : 0,
  )?.command;
}

/** Away from the Chosen one, and over nobody if that can be. */
export function thinkPush({ board, choices, item, random }: Thought): Command | undefined {
  const chosen = camperOf(board, board.chosen);
  const others = livingCampers(board).length;
  return best(random.shuffle(choices), ({ command, over }) => {
    if (command.type !== "push") return -1;
    const hurt = pushed(board, item, { to: command.to, over }).length;
    return farFromPawns(board, over.at(-1) ?? chosen.point, [board.chosen]) - hurt * (50 + others);
  })?.command;
}

/** The Chosen one begins as far as may be from where he may be; in IV, where it hunts him, as near. */
export function thinkSeat({ board, choices, suspects, random }: Thought): Command | undefined {
  const { litBy } = mapOf(board.cabins);
  const steps = prowlsFrom(board, suspects());
  const isHunter = chapterOf(board).onPawn !== "kills";
  return best(random.shuffle(choices), ({ command }) => {
    const circles = command.type === "place" ? (litBy[command.point] ?? []) : [];
    const far = Math.min(FAR, ...circles.map((circle) => steps.get(circle) ?? FAR));
    return isHunter ? -far : far;
  })?.command;
}
