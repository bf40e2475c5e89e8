import type { RoomBoard } from "../../../shared/games/room25/board.ts";
import { think } from "../../../shared/games/room25/bot/index.ts";
import type { RoomHand } from "../../../shared/games/room25/hands.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import { LIST_IDS } from "../../../shared/games/room25/lists.ts";
import type { ModeId } from "../../../shared/games/room25/modes/mode.ts";
import { Match } from "../../../shared/table/match.ts";
import { seededRandom } from "../../../shared/table/random.ts";

/** More wishes than any game of bots needs. */
const MANY = 2000;

/** A complete game of bots, each with chance of its own. @throws Refusal when a bot wishes what is not lawful */
export function playBotGame(mode: ModeId, seed: number) {
  const options = room25.options.parse({
    mode,
    rooms: item(LIST_IDS, seed % LIST_IDS.length),
    teamSize: 2 + (seed % 2),
  });
  const { min, max } = room25.seats(options);
  const seats = min + (seed % (max - min + 1));
  const match = new Match(room25, { options, seats, seed });
  const board = match.board as RoomBoard;
  const hands = match.hands as RoomHand[];
  const chances = hands.map((_, seat) => seededRandom(seed * 31 + seat));
  for (let wishes = 0; !match.isOver; wishes++) {
    if (wishes > MANY) throw new Error(`the bots of ${mode} ${seed} do not come to an end`);
    const before = match.length;
    for (const seat of hands.keys()) {
      const wish = match.isOver ? undefined : think(board, item(hands, seat), seat, item(chances, seat));
      if (wish) match.perform(0, seat, wish);
    }
    if (match.length === before) throw new Error(`the bots of ${mode} ${seed} are stuck`);
  }
  return { board, hands };
}

/** Who won, in words for a table of shares. */
export function winnerOf({ board, hands }: { readonly board: RoomBoard; readonly hands: readonly RoomHand[] }): string {
  const outcomes = [...board.outcomes];
  if (board.mode === "suspicion") {
    const winner = hands.find((_, seat) => outcomes[seat] === "won");
    return winner ? `${winner.role}s by ${board.ending}` : `nobody (no guard) by ${board.ending}`;
  }
  if (board.mode === "competition" && outcomes.includes("won")) return `one player by ${board.ending}`;
  if (board.mode === "team" && outcomes.includes("won")) return `one team by ${board.ending}`;
  return `${outcomes.find((outcome) => outcome !== "lost") ?? "lost"} by ${board.ending}`;
}
