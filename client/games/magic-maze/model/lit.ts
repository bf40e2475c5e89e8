import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import type { Target } from "../../../../shared/games/magic-maze/lawful.ts";
import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";

/** A cell that lights up and the command it stands for: an action, or where a far hero starts. rules: Scenarios 13 */
export interface Lit extends Spot {
  readonly command: Target["command"] | Extract<Command, { type: "place" }>;
}
