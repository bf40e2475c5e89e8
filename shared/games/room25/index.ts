import type { Game } from "../../table/game.ts";
import { Refusal } from "../../table/refusal.ts";
import type { RoomBoard } from "./board.ts";
import { think } from "./bot/index.ts";
import { type Command, command } from "./commands.ts";
import { events, type RoomEvent } from "./events.ts";
import type { RoomHand, RoomSecret } from "./hands.ts";
import { item } from "./item.ts";
import { MODES } from "./modes/index.ts";
import { type Options, options } from "./options.ts";
import { setUp } from "./setup.ts";
import { decideByTime } from "./time.ts";
import { run } from "./turn.ts";
import { fulfil, refusalOf } from "./wishes/index.ts";

/** Escape from a complex of 25 rooms: everybody programs in secret, and some may be guards. */
export const room25: Game<RoomBoard, RoomHand, RoomSecret, Command, Options, RoomEvent> = {
  id: "room25",
  rulesVersion: 2,
  options,
  command,
  events,
  seats: ({ mode, teamSize }) => MODES[mode].seats(teamSize),
  setUp,
  perform(play, seat, wish) {
    const code = refusalOf(play.board, item(play.hands, seat), seat, wish);
    if (code) throw new Refusal(code);
    fulfil(play, seat, wish);
    run(play);
  },
  nextDeadline: ({ deadline }) => (deadline < 0 ? undefined : deadline),
  onDeadline: decideByTime,
  isOver: ({ ending }) => ending !== "",
  talk: () => "open",
  next: () => undefined,
  hasHiddenRoles: ({ mode }) => mode === "suspicion",
  think,
};
