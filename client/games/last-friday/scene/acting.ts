import { NONE } from "../../../../shared/games/last-friday/camp.ts";
import type { CampSceneModel } from "./types.ts";

/** The camper that has to do something: whom something is asked of out of turn (an alarm, a push), or whose turn it is. */
export function actingCamper({ agenda, turn, campers, result }: CampSceneModel["board"]): number {
  if (result !== "") return NONE;
  const asked = agenda.at(-1)?.camper ?? NONE;
  return campers[asked]?.life === "alive" ? asked : turn.camper;
}
