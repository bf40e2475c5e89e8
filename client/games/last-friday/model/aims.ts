import { dueItem } from "../../../../shared/games/last-friday/agenda.ts";
import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";
import type { Choice } from "../../../../shared/games/last-friday/choices.ts";
import type { Clue } from "../../../../shared/games/last-friday/clues.ts";
import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import type { Spot } from "../scene/types.ts";
import { isSameSpot, nodeOf, spotOfCommand } from "./spots.ts";

/** What the next tap on the map is for, where it is not the plain thing to do. */
export type Mode =
  | { readonly is: "use"; readonly clue: Clue }
  | { readonly is: "drop"; readonly what: string }
  | { readonly is: "swim" | "passage" | "look" }
  /** Several ways to this circle, which differ in what is met. */
  | { readonly is: "way"; readonly to: number }
  | { readonly is: "trail"; readonly token: "" | "shadow"; readonly circle: number | undefined };

/** A lit node and what choosing it does: one lawful command or several ways, or the circle of a trail. */
export interface Aim {
  readonly spot: Spot;
  readonly choices: readonly Choice[];
}

const PLAIN: ReadonlySet<Command["type"]> = new Set([
  ...(["start", "prowl", "push", "step", "sail", "place", "openCabin", "choose"] as const),
]);

function isOfMode(mode: Mode | undefined, { command }: Choice, stage: string): boolean {
  if (mode === undefined) {
    if (command.type === "look") return stage !== "turn";
    if (command.type === "trail") return command.token === "";
    return PLAIN.has(command.type);
  }
  switch (mode.is) {
    case "use":
      return command.type === "use" && command.clue === mode.clue;
    case "drop":
      return command.type === "drop" && command.what === mode.what;
    case "way":
      return (command.type === "prowl" || command.type === "push") && command.to === mode.to;
    case "trail": {
      const isToken = command.type === "trail" && command.token === mode.token;
      return isToken && (mode.circle === undefined || command.circle === mode.circle);
    }
    default:
      return command.type === mode.is;
  }
}

/** The nodes that may be chosen now, each once, with all lawful commands that it may mean. */
export function aimsOf(board: CampBoard, choices: readonly Choice[], mode: Mode | undefined): readonly Aim[] {
  const stage = dueItem(board)?.stage ?? "";
  const aims = new Map<string, { spot: Spot; choices: Choice[] }>();
  for (const choice of choices) {
    if (!isOfMode(mode, choice, stage)) continue;
    const spot = isTrailCircle(mode, choice) ? { circle: choice.command.circle } : spotOfCommand(board, choice.command);
    if (spot === undefined) continue;
    const aim = aims.get(nodeOf(spot));
    if (aim) aim.choices.push(choice);
    else aims.set(nodeOf(spot), { spot, choices: [choice] });
  }
  return [...aims.values()];
}

type TrailChoice = Choice & { readonly command: Extract<Command, { type: "trail" }> };

/** A trail that may show one of several circles: first the circle is chosen, then where the clue lies. */
function isTrailCircle(mode: Mode | undefined, choice: Choice): choice is TrailChoice {
  return choice.command.type === "trail" && mode?.is === "trail" && mode.circle === undefined;
}

/** The same command is one choice, over whatever it leads. */
export function distinctChoices(choices: readonly Choice[]): readonly Choice[] {
  const all = new Map(choices.map((choice) => [JSON.stringify(choice.command), choice] as const));
  return [...all.values()];
}

export function aimAt(aims: readonly Aim[], spot: Spot): Aim | undefined {
  return aims.find((aim) => isSameSpot(aim.spot, spot));
}
