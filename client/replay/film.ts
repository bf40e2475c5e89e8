import type { GameEvent } from "../../shared/table/events.ts";
import type { AnyGame } from "../../shared/table/game.ts";
import { type Entry, Match } from "../../shared/table/match.ts";
import type { MatchRecording } from "../../shared/table/protocol.ts";

/** The match as it stood after an entry of its journal; the first frame is the table before any. */
interface Frame {
  /** Match time, ms. */
  readonly at: number;
  readonly entry: Entry | undefined;
  /** The board as plain data. What did not change is the very object of the frame before. */
  readonly board: unknown;
  /** By seat. Hands are replaced, never changed, so that these may be kept as they are. */
  readonly hands: readonly unknown[];
  /** What everybody was told. */
  readonly events: readonly GameEvent[];
}

/** A match that has ended, every moment of it at hand. */
export interface Film {
  readonly frames: readonly Frame[];
  /** Match time of the last entry, ms. */
  readonly duration: number;
  /** What nobody was told, as it lay at the end. */
  readonly secret: unknown;
}

/** The match was played by rules that are not these. */
export class OtherRules extends Error {}

/**
 * Plays the journal once with the rules it was played by, and keeps every board. Since frames share what did not change,
 * a film is little larger than its journal, and any moment is there at once, forwards or backwards.
 * @throws OtherRules when the rules have changed since; Error when the journal does not fit them
 */
export function develop(game: AnyGame, { head, entries }: MatchRecording): Film {
  if (head.rulesVersion !== game.rulesVersion) throw new OtherRules(`${head.rulesVersion}, not ${game.rulesVersion}`);
  const match = new Match(game, { options: head.options, seats: head.names.length, seed: head.seed });
  const keep = sharing();
  const shot = (at: number, entry?: Entry): Frame => ({
    at,
    entry,
    board: keep(match.board.toJSON()),
    hands: [...match.hands],
    events: publicOf(match),
  });
  const frames = [shot(0)];
  for (const entry of entries) {
    match.replay(entry);
    frames.push(shot(entry.at, entry));
  }
  return { frames, duration: entries.at(-1)?.at ?? 0, secret: match.secret };
}

function publicOf(match: Match): GameEvent[] {
  return match.takeEvents().flatMap(({ event, audience }) => (audience === "everybody" ? [event] : []));
}

/** Hands on each board with those parts of the board before that are the same. */
function sharing(): (board: object) => object {
  const texts = new Map<string, string>();
  const parts = new Map<string, unknown>();
  return (board) =>
    Object.fromEntries(
      Object.entries(board).map(([name, part]) => {
        const text = JSON.stringify(part);
        if (texts.get(name) !== text) {
          texts.set(name, text);
          // A copy: the lists of a board in play go on changing.
          parts.set(name, JSON.parse(text));
        }
        return [name, parts.get(name)];
      }),
    );
}

/** @param time match time, ms @returns the number of the last frame that is not later */
export function frameAt({ frames }: Film, time: number): number {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((frames[middle]?.at ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}
