import { type CampState, createCampModel } from "../../../client/games/last-friday/model/model.ts";
import type { BoardView } from "../../../client/games/last-friday/model/rulesBoard.ts";
import type { Command } from "../../../shared/games/last-friday/commands.ts";
import type { CampMatch } from "../../../shared/games/last-friday/envelopes.ts";
import { perform } from "../../../shared/games/last-friday/perform.ts";
import type { Answer } from "../../../shared/table/protocol.ts";
import { Refusal } from "../../../shared/table/refusal.ts";

/** A copy such as a page is given. */
function copyOf({ board }: Pick<CampMatch, "board">): BoardView {
  return JSON.parse(JSON.stringify(board.toJSON())) as BoardView;
}

/** A page at a seat. What it sends is done at once; the answer comes a moment later. */
export function playerAt(match: CampMatch, seat: number) {
  const sent: Command[] = [];
  const model = createCampModel({
    async perform(command): Promise<Answer> {
      sent.push(command);
      try {
        perform(match, seat, command);
        return undefined;
      } catch (error) {
        if (error instanceof Refusal) return { refused: error.code };
        throw error;
      }
    },
  });
  const serve = () => model.serve(copyOf(match), match.hands[seat], seat);
  serve();
  return {
    model,
    sent,
    /** The board as it is at the table comes in. */
    serve,
    get state(): CampState {
      return model.store.getState();
    },
    /** What is on its way arrives, and the new board with it. */
    async settle(): Promise<void> {
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
      serve();
    },
  };
}
