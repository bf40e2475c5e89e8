import type { Audience } from "../../table/game.ts";
import type { CampBoard } from "./board.ts";
import { camperSeats } from "./stages/seats.ts";

/**
 * Who hears what this seat says (-1: a spectator). Unless the maniac overhears them, the campers talk among themselves:
 * neither he nor a spectator, who might sit beside him, is told. What the maniac says, and all that is said after the
 * end, everybody hears.
 */
export function hearersOf(board: CampBoard, seat: number): Audience {
  const campers = camperSeats(board);
  return board.isOverheard || board.result !== "" || !campers.includes(seat) ? "everybody" : campers;
}
