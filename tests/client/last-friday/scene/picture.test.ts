import { expect, test } from "vitest";
import { changesBetween, isNothing, pictureOf } from "../../../../client/games/last-friday/scene/picture.ts";
import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";
import { Mark } from "../../../../shared/games/last-friday/board.ts";
import { START_POINTS } from "../../../../shared/games/last-friday/camp.ts";
import { campModel, layToken } from "./positions.ts";

const changes = (before: (board: CampBoard) => void, after: (board: CampBoard) => void) =>
  changesBetween(
    pictureOf(campModel(before)),
    pictureOf(
      campModel((board) => {
        before(board);
        after(board);
      }),
    ),
  );
const nothing = () => {};

function camperAt(board: CampBoard, camper: number) {
  const found = board.campers[camper];
  if (found === undefined) throw new RangeError(`no camper ${camper}`);
  return found;
}

test("an unchanged board shows no changes", () => {
  expect(isNothing(changes(nothing, nothing))).toBe(true);
});

test("a camper that stands elsewhere has walked there", () => {
  const { walks } = changes(nothing, (board) => {
    camperAt(board, 1).point = 91;
  });
  expect(walks).toEqual([{ camper: 1, from: START_POINTS[1], to: 91 }]);
});

test("a camper that is dead dies, and does not walk to where its token lies", () => {
  const { walks, deaths } = changes(nothing, (board) => {
    camperAt(board, 2).life = "dead";
  });
  expect([walks, deaths]).toEqual([[], [2]]);
});

test("a token whose front shows is turned, not laid anew", () => {
  const { laid, turned } = changes(
    (board) => layToken(board, 4, "clue", 20),
    (board) => layToken(board, 4, "clue", 20, "shovel"),
  );
  expect([laid, turned]).toEqual([[], ["4"]]);
});

test("a mark tells of the round it is true of", () => {
  const { trail } = pictureOf(
    campModel((board) => {
      board.trail = new Mark({ circle: 72, round: 6, ofRound: 3 });
    }),
  );
  expect(trail).toEqual({ circle: 72, round: 3 });
});

test("a front that one side has seen belongs to the face-down token only", () => {
  const model = campModel((board) => {
    layToken(board, 4, "clue", 20);
    layToken(board, 5, "clue", 21, "trap");
  });
  const { pieces } = pictureOf({
    ...model,
    hand: { side: "campers", seen: { 4: "lantern", 5: "trap" }, sketches: [] },
  });
  expect([pieces.get("4")?.secret, pieces.get("5")?.secret]).toEqual(["lantern", ""]);
});
