import { expect, test } from "vitest";
import { changesBetween, isNothing, type Picture } from "../../../client/games/room25/scene/changes.ts";
import { CENTRE } from "../../../shared/games/room25/geometry.ts";
import type { RoomKind } from "../../../shared/games/room25/kinds.ts";

/** Tile n lies on cell n; the Central Room is open, and so is the room on cell 6, where all three stand. */
const START: Picture = {
  cells: Array.from({ length: 25 }, (_, cell) => cell),
  kinds: Array.from({ length: 25 }, (_, key) => (key === CENTRE ? "central" : key === 6 ? "empty" : "")),
  places: [6, 6, 6],
  wayOut: undefined,
  actor: 0,
};

const opened = (kinds: Readonly<Record<number, RoomKind>>, picture = START): Picture => ({
  ...picture,
  kinds: picture.kinds.map((kind, key) => kinds[key] ?? kind),
});
const placed = (places: Readonly<Record<number, number>>, picture = START): Picture => ({
  ...picture,
  places: picture.places.map((tile, character) => places[character] ?? tile),
});
const swapped = (a: number, b: number, picture = START): Picture => ({
  ...picture,
  cells: picture.cells.map((tile, cell) =>
    cell === a ? (picture.cells[b] ?? 0) : cell === b ? (picture.cells[a] ?? 0) : tile,
  ),
});

test("nothing has changed where nothing has", () => {
  expect(isNothing(changesBetween(START, { ...START, actor: 2 }))).toBe(true);
});

test("who moves into a hidden room walks there first, then it is turned over", () => {
  const { walks, turnedFirst, jumps } = changesBetween(START, placed({ 0: 7 }, opened({ 7: "cold" })));
  expect(walks).toEqual([{ character: 0, onto: 7, isPushed: false, isWaiting: false }]);
  expect(turnedFirst).toEqual([7]);
  expect(jumps).toEqual([]);
});

test("anybody but the actor is pushed", () => {
  expect(changesBetween(START, { ...placed({ 1: 7 }), actor: 1 }).walks[0]?.isPushed).toBe(true);
});

test("a Vortex is entered before it throws into the Central Room, also where that is next door", () => {
  const far = changesBetween(START, placed({ 0: CENTRE }, opened({ 5: "vortex" })));
  expect(far.walks.map(({ onto }) => onto)).toEqual([5]);
  expect(far.jumps).toEqual([{ character: 0, onto: CENTRE }]);

  const beside = placed({ 0: 7 });
  const near = changesBetween(beside, placed({ 0: CENTRE }, opened({ 2: "vortex" }, beside)));
  expect(near.walks.map(({ onto }) => onto)).toEqual([2]);
  const plain = changesBetween(beside, placed({ 0: CENTRE }, beside));
  expect(plain.walks.map(({ onto }) => onto)).toEqual([CENTRE]);
});

test("a Twin is entered before it throws into the other", () => {
  const before = opened({ 20: "twin" });
  const { walks, jumps } = changesBetween(before, placed({ 0: 20 }, opened({ 7: "twin" }, before)));
  expect(walks.map(({ onto }) => onto)).toEqual([7]);
  expect(jumps).toEqual([{ character: 0, onto: 20 }]);
});

test("a line slides with everybody inside, and the room pushed out comes back at the other end", () => {
  const row = [9, 5, 6, 7, 8];
  const next = {
    ...START,
    cells: START.cells.map((tile, cell) => (cell >= 5 && cell < 10 ? (row[cell - 5] ?? 0) : tile)),
  };
  const { slide, shifts, walks } = changesBetween(START, next);
  expect(slide).toEqual({ line: 1, direction: 1 });
  expect(shifts).toContainEqual({ tile: 9, from: 9, to: 5 });
  expect(walks).toEqual([]);
});

test("who enters the Moving Chamber rides with it", () => {
  const before = opened({ 7: "moving" });
  const { walks, shifts, slide } = changesBetween(before, placed({ 0: 7 }, swapped(7, 23, before)));
  expect(walks).toEqual([{ character: 0, onto: 7, isPushed: false, isWaiting: false }]);
  expect(shifts.map(({ tile }) => tile)).toEqual([23, 7]);
  expect(slide).toBeUndefined();
});

test("who enters the Illusion Chamber waits while it goes, and the room that came is turned over under him", () => {
  const next = placed({ 0: 23 }, swapped(7, 23, opened({ 7: "illusion", 23: "cold" })));
  const { walks, turnedFirst, turnedThen } = changesBetween(START, next);
  expect(walks).toEqual([{ character: 0, onto: 7, isPushed: false, isWaiting: true }]);
  expect(turnedFirst).toEqual([7]);
  expect(turnedThen).toEqual([23]);
});

test("who stands in the Illusion Chamber stays where he is while it goes", () => {
  const inside = placed({ 0: 7 }, opened({ 7: "illusion" }));
  const { walks, turnedThen } = changesBetween(
    inside,
    placed({ 0: 23 }, swapped(7, 23, opened({ 23: "cold" }, inside))),
  );
  expect(walks).toEqual([{ character: 0, onto: 7, isPushed: false, isWaiting: true }]);
  expect(turnedThen).toEqual([23]);
});

test("a death shows where it happened: in the Mortal Chamber that was opened, or in one's own room", () => {
  const entered = changesBetween(START, placed({ 0: -1 }, opened({ 7: "mortal" })));
  expect(entered.walks.map(({ onto }) => onto)).toEqual([7]);
  expect(entered.deaths).toEqual([{ character: 0, tile: 7 }]);

  const bath = placed({ 1: 8 }, opened({ 8: "acid", 9: "mortal" }));
  expect(changesBetween(bath, placed({ 1: -1 }, bath)).deaths).toEqual([{ character: 1, tile: 8 }]);
});

test("Room 25 leaves once", () => {
  const gone: Picture = { ...START, wayOut: { line: 0, direction: -1 } };
  expect(changesBetween(START, gone).wayOut).toEqual({ line: 0, direction: -1 });
  expect(isNothing(changesBetween(gone, gone))).toBe(true);
});
