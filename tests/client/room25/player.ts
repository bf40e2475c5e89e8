import { createRoomModel, type RoomState } from "../../../client/games/room25/model/model.ts";
import type { Command } from "../../../shared/games/room25/commands.ts";
import type { RoomView } from "../../../shared/games/room25/view.ts";
import type { Answer } from "../../../shared/table/protocol.ts";
import type { Letter, Scene } from "../../rules/room25/scene.ts";

/** A copy such as a page is given. */
export function copyOf({ board }: Scene): RoomView {
  return JSON.parse(JSON.stringify(board.toJSON())) as RoomView;
}

/** A page at the seat of a character. Its commands are done at once unless the test holds the answers back. */
export function playerAt(scene: Scene, letter: Letter) {
  const sent: Command[] = [];
  const waiting: ((answer: Answer) => void)[] = [];
  const seat = scene.seat(letter);
  const model = createRoomModel({
    perform(command) {
      sent.push(command);
      return new Promise((answer) => waiting.push(answer));
    },
  });
  const serve = () => model.serve(copyOf(scene), scene.hand(letter), seat);
  serve();
  return {
    model,
    sent,
    /** The board as it is at the table comes in. */
    serve,
    get state(): RoomState {
      return model.store.getState();
    },
    /** The oldest command that waits is answered; a lawful one is done first. */
    async answer(answer: Answer = undefined): Promise<void> {
      const command = sent[sent.length - waiting.length];
      if (answer === undefined && command) scene.by(seat, command);
      waiting.shift()?.(answer);
      await Promise.resolve();
      await Promise.resolve();
      serve();
    },
  };
}
