import { expect, test } from "vitest";
import { actingCamper } from "../../../../client/games/last-friday/scene/acting.ts";
import { frameOf, scaleOf, subjectOf } from "../../../../client/games/last-friday/scene/framing.ts";
import { circlePlace, pointPlace, WORLD } from "../../../../client/games/last-friday/scene/plan.ts";
import { Item } from "../../../../shared/games/last-friday/board.ts";
import { NONE } from "../../../../shared/games/last-friday/camp.ts";
import { campModel } from "./positions.ts";

const playing = campModel();
const over = {
  ...campModel((board) => {
    board.result = "maniac";
  }),
  trail: [
    { round: 0, circles: [2] },
    { round: 1, circles: [150] },
  ],
};

test("while a match is on, what does not quite fit a small screen is cut off rather than too small to read", () => {
  expect(scaleOf(playing, 0.4)).toBe(0.5);
});

test("while a match is on, what would be cut off by half shows the whole camp instead", () => {
  expect(scaleOf(playing, 0.2)).toBeUndefined();
});

test("at the end the whole trail is framed, however long it is", () => {
  expect(scaleOf(over, 0.2)).toBe(0.2);
  const { x, y, width, height } = frameOf(over);
  for (const circle of [2, 150]) {
    const place = circlePlace(circle);
    expect(place.x).toBeGreaterThan(x);
    expect(place.x).toBeLessThan(x + width);
    expect(place.y).toBeGreaterThan(y);
    expect(place.y).toBeLessThan(y + height);
  }
});

test("another chapter of the film is framed anew, even if it took as many rounds", () => {
  const other = over.trail.map(({ round }) => ({ round, circles: [round + 60] }));
  expect(subjectOf({ ...over, trail: other })).not.toBe(subjectOf(over));
});

test("nothing is framed so closely that one sees no way on", () => {
  expect([scaleOf(playing, 3), scaleOf(over, 3)]).toEqual([0.86, 0.86]);
});

test("an alarm frames the camper that moves, not the one whose turn it is", () => {
  const { board, ...rest } = campModel((camp) => {
    camp.agenda.push(new Item({ stage: "turn", camper: 0 }), new Item({ stage: "alarm", camper: 3 }));
  });
  const { x, y, width, height } = frameOf({ ...rest, board });
  const place = pointPlace(board.campers[3]?.point ?? 0);
  expect(x + width / 2).toBeCloseTo(place.x);
  expect(y + height / 2).toBeCloseTo(place.y);
  expect(actingCamper(board)).toBe(3);
});

test("where the maniac decides about somebody dead, the camper whose turn it is acts", () => {
  const { board } = campModel((camp) => {
    const [, second] = camp.campers;
    if (second) second.life = "dead";
    camp.agenda.push(new Item({ stage: "turn", camper: 0 }), new Item({ stage: "corpse", camper: 1 }));
  });
  expect(actingCamper(board)).toBe(0);
});

test("campers who wait for the maniac see where he may be", () => {
  const waiting = campModel((camp) => {
    camp.turn.camper = NONE;
    camp.agenda.push(new Item({ stage: "prowl" }));
  });
  const { x, y, width, height } = frameOf({ ...waiting, possible: [69] });
  const place = circlePlace(69);
  expect(x + width / 2).toBeCloseTo(place.x);
  expect(y + height / 2).toBeCloseTo(place.y);
  expect(frameOf(waiting)).toEqual(WORLD);
});

test("clues that are looked at from afar are framed without the camper that looks", () => {
  const looking = campModel((camp) => {
    const [first] = camp.campers;
    if (first) first.point = 354;
    camp.agenda.push(new Item({ stage: "peek", camper: 0 }));
  });
  const far = { circle: 2 };
  const { x, y, width, height } = frameOf({ ...looking, lit: [far] });
  expect(x + width / 2).toBeCloseTo(circlePlace(2).x);
  expect(y + height / 2).toBeCloseTo(circlePlace(2).y);
});
