import type { CampBoard, Item } from "../board.ts";
import { camperOf } from "../places.ts";

export const maniacSeat = (board: CampBoard): number[] => [board.maniac];

/** Whoever runs the item's camper. */
export const camperSeat = (board: CampBoard, item: Item): number[] => [camperOf(board, item.camper).seat];

/** Whoever runs any camper. */
export function camperSeats(board: CampBoard): number[] {
  return [...new Set([...board.campers].map(({ seat }) => seat))];
}
