import { createMazeModel, type MazeState } from "../../../client/games/magic-maze/model/model.ts";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../shared/games/magic-maze/commands.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import type { Answer } from "../../../shared/table/protocol.ts";
import type { Maze } from "../../rules/magic-maze/maze.ts";

/** A copy such as a page is given. */
function copyOf({ board }: Maze): MazeView {
  return JSON.parse(JSON.stringify(board.toJSON())) as MazeView;
}

/** A page at a seat of the maze. Its commands wait until the test lets the server answer. */
export function playerAt(table: Maze, seat = 0) {
  const sent: Command[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const model = createMazeModel({
    perform(command) {
      sent.push(command);
      return new Promise((answer) => waiting.push(answer));
    },
  });
  const serve = () => model.serve(copyOf(table), seat);
  serve();
  return {
    model,
    sent,
    /** The board as it is at the table comes in. */
    serve,
    get state(): MazeState {
      return model.store.getState();
    },
    cellOf(hero: Colour): readonly [number, number] | undefined {
      const pawn = model.store.getState().board?.heroes[COLOURS.indexOf(hero)];
      return pawn && [pawn.row, pawn.col];
    },
    /** The oldest command that waits is answered. */
    async answer(answer: Answer = undefined): Promise<void> {
      waiting.shift()?.(answer);
      await Promise.resolve();
    },
  };
}
