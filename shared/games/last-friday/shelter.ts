import type { CampBoard } from "./board.ts";
import { CABIN } from "./cabins.ts";
import { CABINS, cabinOfPoint } from "./camp.ts";
import { camperOf, livingCampers } from "./places.ts";

/** Somebody is safe in this cabin: nobody but its two campers may come in, and the maniac never. rules: Cabins */
function isSheltered(board: CampBoard, cabin: number): boolean {
  return livingCampers(board).some((camper) => {
    const { life, point } = camperOf(board, camper);
    return life === "safe" && cabinOfPoint(point) === cabin;
  });
}

/** The circles of the cabins in which somebody is safe. */
export function shelteredCircles(board: CampBoard): number[] {
  const safe = [...board.campers].filter(({ life }) => life === "safe");
  return safe.flatMap(({ point }) => CABINS[cabinOfPoint(point)]?.circles ?? []);
}

/** Who may be safe there: whoever opened the cabin and its resident. rules: Cabins */
export function mayShelter(board: CampBoard, camper: number, cabin: number): boolean {
  return board.cabins[cabin] === CABIN.campers && (board.openers[cabin] === camper || cabin === camper);
}

/** A sheltered cabin keeps everybody else out who is not in it already. */
export function isBarredFrom(board: CampBoard, camper: number, point: number): boolean {
  const cabin = cabinOfPoint(point);
  if (cabin < 0 || cabinOfPoint(camperOf(board, camper).point) === cabin) return false;
  return isSheltered(board, cabin) && !mayShelter(board, camper, cabin);
}
