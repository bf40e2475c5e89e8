/** Plays complete games of bots in every mode and prints who won: node tests/load/room25-bots.ts [games a mode] [first seed] */
import { MODE_IDS } from "../../shared/games/room25/modes/mode.ts";
import { playBotGame, winnerOf } from "../rules/room25/bot-game.ts";

const games = Number(process.argv[2] ?? 100);
const firstSeed = Number(process.argv[3] ?? 0);

for (const mode of MODE_IDS) {
  const counts = new Map<string, number>();
  const start = performance.now();
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const winner = winnerOf(playBotGame(mode, seed));
    counts.set(winner, (counts.get(winner) ?? 0) + 1);
  }
  const shares = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([winner, count]) => `${winner} ${((100 * count) / games).toFixed(1)} %`);
  const each = (performance.now() - start) / games;
  console.log(`${mode}: ${games} games, ${each.toFixed(0)} ms each: ${shares.join(", ")}`);
}
