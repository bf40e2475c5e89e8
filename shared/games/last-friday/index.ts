import type { Game } from "../../table/game.ts";
import type { CampBoard } from "./board.ts";
import { type Command, command } from "./commands.ts";
import { onDeadline } from "./deadline.ts";
import type { CampHand, CampSecret } from "./envelopes.ts";
import { type CampEvent, events } from "./events.ts";
import { nextOptions, type Options, options } from "./options.ts";
import { perform } from "./perform.ts";
import { setUp } from "./setup.ts";
import { hearersOf } from "./talk.ts";
import { think } from "./think/index.ts";

/** One hides in the camp and kills; five campers hide from him, hunt him, and end it. */
export const lastFriday: Game<CampBoard, CampHand, CampSecret, Command, Options, CampEvent> = {
  id: "last-friday",
  rulesVersion: 2,
  options,
  command,
  events,
  seats: () => ({ min: 2, max: 6 }),
  setUp,
  perform,
  nextDeadline: (board) => (board.deadline < 0 || board.result !== "" ? undefined : board.deadline),
  onDeadline,
  isOver: (board) => board.result !== "",
  talk: () => "open",
  hearers: hearersOf,
  next: nextOptions,
  think,
};
