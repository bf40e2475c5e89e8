import type { Options } from "../../shared/games/last-friday/options.ts";
import { boardOf, playOut, setupOf } from "../rules/last-friday/play.ts";

/**
 * Plays N matches of each chapter and N/10 campaigns with bots alone, and prints how many each side has won.
 * `node tests/load/last-friday-bots.ts 1000`, or only some of them: `... 1000 4,campaign`
 */
const count = Number(process.argv[2] ?? 100);
const all = ["1", "2", "3", "4", "campaign"] as const satisfies readonly Options["play"][];
const plays = all.filter((play) => process.argv[3]?.split(",").includes(play) ?? true);

for (const play of plays) {
  const matches = play === "campaign" ? Math.ceil(count / 10) : count;
  const results = { maniac: 0, campers: 0 };
  const endings = new Map<string, number>();
  const rounds: number[] = [];
  let commands = 0;
  const began = performance.now();
  for (let seed = 1; seed <= matches; seed++) {
    const { match, entries } = playOut(setupOf({ play }, 2 + (seed % 5), seed));
    const board = boardOf(match);
    if (board.result !== "") results[board.result]++;
    const ending = play === "campaign" ? `${board.chapter}:${board.ending}` : board.ending;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    rounds.push(board.round);
    commands += entries.length;
  }
  const share = (won: number) => `${((100 * won) / matches).toFixed(1)} %`;
  const mean = rounds.reduce((sum, round) => sum + round, 0) / matches;
  const milliseconds = ((performance.now() - began) / matches).toFixed(1);
  console.log(
    `${play === "campaign" ? play : `chapter ${play}`}: ${matches} matches, maniac ${share(results.maniac)}, ` +
      `campers ${share(results.campers)}; last round ${mean.toFixed(1)} on average; ` +
      `${(commands / matches).toFixed(0)} commands and ${milliseconds} ms a match; ` +
      [...endings].map(([ending, times]) => `${ending} ${times}`).join(", "),
  );
}
