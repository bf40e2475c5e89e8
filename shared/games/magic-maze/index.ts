import type { Game } from "../../table/game.ts";
import type { MazeBoard } from "./board.ts";
import { type Command, command } from "./commands.ts";
import { lose } from "./ending.ts";
import type { Hand, Secret } from "./envelopes.ts";
import { events, type MatchEvent } from "./events.ts";
import { type Options, options } from "./options.ts";
import { perform } from "./perform.ts";
import { recordOf } from "./record.ts";
import { setUp } from "./setup.ts";
import { following, seatsFor } from "./table.ts";
import { talkOf } from "./talk.ts";

/** Four heroes, one mall, no turns and hardly a word. */
export const magicMaze: Game<MazeBoard, Hand, Secret, Command, Options, MatchEvent> = {
  id: "magic-maze",
  rulesVersion: 1,
  options,
  command,
  events,
  seats: seatsFor,
  setUp,
  perform,
  nextDeadline: (board) => (board.sandOut < 0 || board.result !== "" ? undefined : board.sandOut),
  onDeadline: lose,
  isOver: (board) => board.result !== "",
  talk: talkOf,
  next: (options, board) => following(options, board.actions.length),
  record: recordOf,
};
