import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";
import { CABINS, PIERS } from "../../../../shared/games/last-friday/camp.ts";
import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import type { Spot } from "../scene/types.ts";

export function isSameSpot(one: Spot, other: Spot): boolean {
  return nodeOf(one) === nodeOf(other);
}

/** The name of a node: "c119" or "w231". */
export function nodeOf(spot: Spot): string {
  return "circle" in spot ? `c${spot.circle}` : `w${spot.point}`;
}

const at = (point: number | undefined): Spot | undefined => (point ? { point } : undefined);

/** The node that stands for a command on the map, or undefined for one that is no place. */
export function spotOfCommand(board: CampBoard, command: Command): Spot | undefined {
  switch (command.type) {
    case "start":
      return { circle: command.circle };
    case "prowl":
    case "swim":
    case "passage":
    case "push":
      return { circle: command.to };
    case "step":
      return { point: command.to };
    case "sail":
      return at(PIERS[command.pier]?.point);
    case "place":
    case "drop":
    case "use":
      return at(command.point);
    case "look":
      return at(board.tokens.get(String(command.token))?.point);
    case "openCabin":
      return at(CABINS[command.cabin]?.lock);
    case "choose":
      return at(board.campers[command.camper]?.point);
    case "trail":
      return { point: command.clue };
    default:
      return undefined;
  }
}
