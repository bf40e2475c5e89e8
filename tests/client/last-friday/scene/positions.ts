import type { CampSceneModel } from "../../../../client/games/last-friday/scene/types.ts";
import { CampBoard, Camper, Token, Turn } from "../../../../shared/games/last-friday/board.ts";
import { START_POINTS } from "../../../../shared/games/last-friday/camp.ts";

/** What the map shows at the beginning of chapter I: red to move, everybody at the lake. */
export function campModel(change: (board: CampBoard) => void = () => {}): CampSceneModel {
  const board = new CampBoard({ chapter: 1, round: 1, turn: new Turn({ camper: 0 }) });
  for (const [seat, point] of START_POINTS.entries()) board.campers.push(new Camper({ seat, point }));
  board.cabins.push(0, 0, 0, 0, 0);
  change(board);
  return {
    board: board.toJSON(),
    hand: undefined,
    seatColours: [1, 2, 3, 4, 5],
    lit: [],
    way: [],
    possible: [],
    trail: [],
    sketches: [],
    focus: undefined,
  };
}

export function layToken(board: CampBoard, id: number, kind: Token["kind"], point: number, front = ""): void {
  board.tokens.set(String(id), new Token({ id, point, kind, front }));
}
