import { describe, expect, it } from "vitest";
import { cellOf, kindAt } from "../../../shared/games/room25/complex.ts";
import { CELLS, CENTRE, cellAt, isExitZone } from "../../../shared/games/room25/geometry.ts";
import { room25 } from "../../../shared/games/room25/index.ts";
import { item } from "../../../shared/games/room25/item.ts";
import { LIST_IDS, LISTS, tilesOf } from "../../../shared/games/room25/lists.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { Scene, scene } from "./scene.ts";

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const setUp = (options: object, seats: number, seed: number) =>
  room25.setUp(room25.options.parse(options), seats, seededRandom(seed));

describe("setting up", () => {
  it.each(LIST_IDS)(
    "R1: %s: one Room 25, hidden in an exit zone; Central open in the middle, all else hidden",
    (rooms) => {
      for (const seed of seeds) {
        const { board, secret } = setUp({ rooms }, 4, seed);
        expect([...secret.kinds].sort()).toEqual(tilesOf(LISTS[rooms]).sort());
        expect(isExitZone(cellOf(board, secret.kinds.indexOf("room25")))).toBe(true);
        for (const cell of CELLS) expect(kindAt(board, cell)).toBe(cell === CENTRE ? "central" : "");
        expect(item(secret.kinds, item(board.cells, CENTRE))).toBe("central");
      }
    },
  );

  it("R2: Vision starts in an exit zone too", () => {
    for (const seed of seeds) {
      const { board, secret } = setUp({}, 4, seed);
      expect(isExitZone(cellOf(board, secret.kinds.indexOf("vision")))).toBe(true);
    }
  });

  it("a list without Vision has all its cells filled as well", () => {
    const rooms = { ...LISTS.beginner, vision: 0, twin: 1 };
    const { secret } = setUp({ rooms }, 4, 3);
    expect(secret.kinds).toHaveLength(25);
    expect(secret.kinds).not.toContain("vision");
  });

  it("the key of a tile tells nothing: over many games each key has been Room 25", () => {
    const keys = new Set(Array.from({ length: 400 }, (_, seed) => setUp({}, 4, seed).secret.kinds.indexOf("room25")));
    expect(keys.size).toBe(25);
  });

  it("everybody starts in the Central Room, and the first player is drawn", () => {
    const firsts = new Set(seeds.map((seed) => item(setUp({}, 6, seed).board.order, 0)));
    expect(firsts.size).toBe(6);
    const { board } = setUp({}, 6, 1);
    for (const { tile } of board.characters) expect(cellOf(board, tile)).toBe(CENTRE);
  });

  it("two characters each: two passes round the table, so that nobody has two in a row; duos of one shape", () => {
    for (const seed of seeds) {
      const { board } = setUp({ mode: "competition" }, 3, seed);
      const seats = [...board.order].map((character) => item(board.characters, character).seat);
      expect(seats.slice(0, 3)).toEqual(seats.slice(3));
      expect(new Set(seats.slice(0, 3)).size).toBe(3);
      expect(new Set([...board.characters].map(({ name }) => name)).size).toBe(6);
    }
  });

  it.each([
    ["suspicion", 4, 10, 4],
    ["cooperation", 2, 8, 4],
    ["cooperation", 3, 8, 6],
    ["cooperation", 4, 8, 4],
    ["competition", 2, 10, 4],
    ["team", 4, 10, 4],
    ["solo", 1, 8, 4],
  ] as const)("%s with %i players: %i turns, %i characters", (mode, seats, turns, characters) => {
    const { board } = setUp({ mode }, seats, 5);
    expect(board.turnsLeft).toBe(turns);
    expect(board.characters).toHaveLength(characters);
  });

  it("the numbers of players that each mode allows", () => {
    const seats = (options: object) => room25.seats(room25.options.parse(options));
    expect(seats({ mode: "suspicion" })).toEqual({ min: 4, max: 6 });
    expect(seats({ mode: "cooperation" })).toEqual({ min: 2, max: 6 });
    expect(seats({ mode: "competition" })).toEqual({ min: 2, max: 3 });
    expect(seats({ mode: "team", teamSize: 2 })).toEqual({ min: 4, max: 4 });
    expect(seats({ mode: "team", teamSize: 3 })).toEqual({ min: 6, max: 6 });
    expect(seats({ mode: "solo" })).toEqual({ min: 1, max: 1 });
    expect(() => setUp({ mode: "suspicion" }, 3, 1)).toThrow(RangeError);
  });

  it.each([
    [4, 0, 1],
    [5, 1, 2],
    [6, 2, 2],
  ])("Suspicion with %i players: %i to %i guards, nobody's role on the board", (seats, min, max) => {
    const counts = new Set<number>();
    for (const seed of seeds) {
      const { board, hands } = setUp({}, seats, seed);
      counts.add(hands.filter(({ role }) => role === "guard").length);
      for (const { identity } of board.characters) expect(identity).toBe("");
    }
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([min, max]);
  });
});

describe("the starting clue", () => {
  it("R4: with two characters each, each player peeks once", () => {
    const position = new Scene({}, 2);
    position.by(0, { type: "peek", cell: cellAt(1, 2) });
    expect(position.board.phase).toBe("clue");
    expect(() => position.by(0, { type: "peek", cell: cellAt(2, 1) })).toThrow("already-done");
    position.by(1, { type: "peek", cell: cellAt(1, 2) });
    expect(position.board.phase).toBe("programming");
  });

  it("one of the four rooms beside Central, seen by its player alone", () => {
    const position = new Scene({}, 4);
    expect(position.choices("A").clue).toEqual([cellAt(1, 2), cellAt(2, 1), cellAt(2, 3), cellAt(3, 2)]);
    expect(position.refusal("A", { type: "peek", cell: cellAt(1, 1) })).toBe("not-beside-central");
    position.do("A", { type: "peek", cell: cellAt(2, 1) });
    const tile = position.tile([2, 1]);
    expect(position.hand("A").looks).toEqual({ [tile]: position.secret.kinds[tile] });
    expect(position.hand("B").looks).toEqual({});
    expect(position.kind([2, 1])).toBe("");
    expect(position.told.map(({ event, audience }) => [event.type, audience])).toEqual([
      ["looked", "everybody"],
      ["seen", [position.seat("A")]],
    ]);
  });

  it("R5: no reminder token during the peek", () => {
    expect(new Scene().refusal("A", { type: "placeReminder", tile: 0 })).toBe("not-now");
  });
});

describe("choosing characters", () => {
  it("one after another in track order, each name once", () => {
    const position = new Scene({ characters: "pick" }, 4);
    expect(position.board.phase).toBe("choosing");
    expect(position.refusal("B", { type: "takeCharacter", name: "max" })).toBe("not-your-decision");
    position.do("A", { type: "takeCharacter", name: "max" });
    expect(position.refusal("B", { type: "takeCharacter", name: "max" })).toBe("character-taken");
    position.do("B", { type: "takeCharacter", name: "alice" }).do("C", { type: "takeCharacter", name: "kevin" });
    position.do("D", { type: "takeCharacter", name: "franck" });
    expect(position.board.phase).toBe("clue");
  });

  it("who takes one of a duo in Competition has the other as well", () => {
    const position = new Scene({ mode: "competition", characters: "pick" }, 2);
    position.do("A", { type: "takeCharacter", name: "max" });
    expect(position.refusal("B", { type: "takeCharacter", name: "alice" })).toBe("character-taken");
    position.do("B", { type: "takeCharacter", name: "emmett" });
    expect(position.board.phase).toBe("clue");
    expect(position.character("C").name).toBe("alice");
    expect(position.character("D").name).toBe("kevin");
  });

  it("a team of three takes one of each shape", () => {
    const position = new Scene({ mode: "team", teamSize: 3, characters: "pick" }, 6);
    position.do("A", { type: "takeCharacter", name: "max" }).do("B", { type: "takeCharacter", name: "emmett" });
    expect(position.refusal("C", { type: "takeCharacter", name: "alice" })).toBe("character-taken");
    position.do("C", { type: "takeCharacter", name: "franck" });
    position.do("D", { type: "takeCharacter", name: "alice" });
    expect([...position.board.characters].every(({ name }) => name !== "")).toBe(true);
  });
});

describe("the order track", () => {
  it("R7: A B C D becomes B C D A, with a turn less", () => {
    const position = scene().turn();
    expect([...position.board.order]).toEqual((["B", "C", "D", "A"] as const).map((letter) => position.number(letter)));
    expect(position.board.turnsLeft).toBe(7);
  });

  it("R8: a game of ten turns ends after the tenth Countdown", () => {
    const position = scene({ mode: "suspicion" });
    for (let turn = 1; turn <= 10; turn++) {
      expect(position.board.turn).toBe(turn);
      expect(position.board.ending).toBe("");
      position.turn();
    }
    expect(position.board.ending).toBe("time");
    expect(room25.isOver(position.board)).toBe(true);
  });
});
