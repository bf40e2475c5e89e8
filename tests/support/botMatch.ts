import type { AnyGame } from "../../shared/table/game.ts";
import { type Entry, Match } from "../../shared/table/match.ts";
import type { MatchRecording } from "../../shared/table/protocol.ts";
import { seededRandom } from "../../shared/table/random.ts";

/** More commands than any match of bots takes. */
const MANY = 20_000;
/** From command to command, ms. */
const PACE = 1500;

export interface BotMatch {
  readonly match: Match;
  readonly recording: MatchRecording;
}

/** A whole match of a game that has bots, played by them alone, as the server would have kept it. */
export function playByBots(game: AnyGame, chosen: unknown, names: readonly string[], seed: number): BotMatch {
  const options = game.options.parse(chosen);
  const match = new Match(game, { options, seats: names.length, seed });
  const chances = names.map((_, seat) => seededRandom(seed * 31 + seat));
  // The players are away, as the journal tells.
  const entries: Entry[] = names.map((_, seat) => match.note(0, { type: "takeover", seat }));
  while (!match.isOver) {
    const before = entries.length;
    for (const [seat, chance] of chances.entries()) {
      if (match.isOver) break;
      const now = entries.length * PACE;
      const wish = game.think?.(match.board, match.hands[seat], seat, chance);
      if (wish !== undefined) entries.push(...match.advance(now), match.perform(now, seat, wish));
    }
    if (entries.length === before || entries.length > MANY) throw new Error(`${game.id} ${seed} does not end`);
  }
  const head = { game: game.id, rulesVersion: game.rulesVersion, options, names, seed, startedAt: 0 };
  return { match, recording: { head, entries } };
}
