import { games } from "../../shared/games/registry.ts";
import { MAX_SEATS } from "../../shared/table/protocol.ts";
import type { TableView } from "./session.ts";

/** How many may play under the options as they are. */
export function seatRange(view: TableView): { readonly min: number; readonly max: number } {
  const game = games.get(view.game);
  const options = game?.options.safeParse(view.options);
  return game && options?.success ? game.seats(options.data) : { min: 1, max: MAX_SEATS };
}
