import type { AnyGame } from "../../../shared/table/game.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import type { Page } from "./page.ts";
import { patiently } from "./patiently.ts";
import { wisherOf } from "./wishes.ts";

/** Wishes of games in which players by chance come to no end. */
const MANY = 500;
/** So often nobody wishes anything, in a row, before it is given up: what was done may be on its way to whoever is next. */
const IDLE = 40;

/**
 * Everybody plays on, a seat after the other, until it is enough or over, or nobody wishes anything any more.
 * @param pages by seat, asked anew each time: players come back on other pages
 */
export async function playOn(
  game: AnyGame,
  pages: () => readonly Page[],
  isEnough: (played: number) => boolean = () => false,
): Promise<void> {
  const wish = wisherOf(game);
  const chances = pages().map((_, seat) => seededRandom(seat + 11));
  for (let [played, idle] = [0, 0]; played < MANY && idle < IDLE; idle++) {
    for (const [seat, page] of pages().entries()) {
      const chance = chances[seat];
      if (page.state.phase !== "playing" || isEnough(played)) return;
      const wished = chance && wish(page.state.board, page.hand, seat, chance);
      if (wished === undefined) continue;
      await patiently(() => page.play(wished));
      [played, idle] = [played + 1, 0];
    }
    await new Promise((resolve) => setTimeout(resolve, 2 * idle));
  }
}
