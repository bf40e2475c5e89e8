import { Refusal } from "../../table/refusal.ts";
import type { MazeView } from "./board.ts";
import type { Command } from "./commands.ts";
import type { MazeMatch } from "./envelopes.ts";
import type { RefusalCode } from "./refusals.ts";
import { startSand } from "./sand.ts";
import { switchesOf } from "./scenarios.ts";
import { DO_SOMETHING } from "./summary.ts";
import { settleTalk } from "./talk.ts";

/** Ready for the sand to be turned, or not after all. rules: Setup 5 */
export function setReady(match: MazeMatch, seat: number, isReady: boolean): void {
  refuseOnceSandRuns(match);
  match.board.ready[seat] = isReady;
  match.emit({ type: "ready", seat, isReady });
}

/** Any seat turns the sand for the first time, once all are ready; the silence begins. rules: Setup 5 */
export function turnFirstSand(match: MazeMatch, seat: number): void {
  refuseOnceSandRuns(match);
  if (![...match.board.ready].every((isReady) => isReady)) throw new Refusal("not-all-ready");
  startSand(match, seat);
  settleTalk(match, undefined);
}

function refuseOnceSandRuns(match: MazeMatch): void {
  if (match.board.sandOut >= 0) throw new Refusal("sand-already-running");
}

/** Why this seat may not set the red pawn. rules: Talking, Scenarios 9, 15 */
export function whyNoPawn(view: MazeView, seat: number): RefusalCode | undefined {
  const { hasRedPawn, hasLeader } = switchesOf(view);
  if (!hasRedPawn) return "no-red-pawn";
  if (view.sandOut < 0) return "sand-not-running";
  return hasLeader && view.actions[seat] !== 0 ? "not-leader" : undefined;
}

/**
 * Anybody may set the red pawn before any seat once the sand runs, and stare at any seat whenever they like. Neither is
 * an action: it ends no talk. rules: Talking
 */
export function pointAt(
  match: MazeMatch,
  seat: number,
  command: Extract<Command, { type: "doSomething" | "stare" }>,
): void {
  const { board, secret, now } = match;
  const at = command.seat;
  const isPawn = command.type === "doSomething";
  const why = isPawn ? whyNoPawn(board, seat) : undefined;
  if (why !== undefined) throw new Refusal(why);
  if (board.actions[at] === undefined) throw new Refusal("no-such-seat");
  if (isPawn) {
    board.redPawn = at;
    secret.tallies.marks.push({ at: now, what: DO_SOMETHING });
  }
  match.emit({ type: command.type, seat, at });
}
