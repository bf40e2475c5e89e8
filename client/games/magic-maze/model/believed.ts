import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import { COLOURS } from "../../../../shared/games/magic-maze/heroes.ts";
import { isSame, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { preview } from "../../../../shared/games/magic-maze/preview.ts";

/** The commands whose effect can be shown before the server has answered. */
export type Foreseeable = Extract<Command, { type: "move" | "vortex" | "escalator" }>;

/** One's own command that is on its way to the server. */
export interface Pending {
  readonly id: number;
  readonly command: Foreseeable;
  /** Where its hero stood when the command was given, and where it will stand when it is performed. */
  readonly from: Spot;
  readonly to: Spot;
}

export function isForeseeable(command: Command): command is Foreseeable {
  return command.type === "move" || command.type === "vortex" || command.type === "escalator";
}

function heroSpot(board: MazeView, { hero }: Foreseeable): Spot | undefined {
  return board.heroes[COLOURS.indexOf(hero)];
}

/** @returns the command as one that is on its way, or the code of its refusal */
export function foresee(board: MazeView, seat: number, command: Foreseeable, id: number): Pending | string {
  const after = preview(board, seat, command);
  if (typeof after === "string") return after;
  const [from, to] = [heroSpot(board, command), heroSpot(after, command)];
  if (!from || !to) return "no-hero";
  return { id, command, from: { row: from.row, col: from.col }, to: { row: to.row, col: to.col } };
}

/**
 * The server's board with one's own pending commands on top. The board arrives before the answer that ends a pending
 * command: a hero that already stands at its goal is not moved twice, and one that somebody else has moved meanwhile is
 * left to the server.
 */
export function believed(served: MazeView, seat: number, pending: readonly Pending[]): MazeView {
  return pending.reduce((board, { command, from }) => {
    const stands = heroSpot(board, command);
    if (!stands || !isSame(stands, from)) return board;
    const after = preview(board, seat, command);
    return typeof after === "string" ? board : after;
  }, served);
}
