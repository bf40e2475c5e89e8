import { describe, expect, it } from "vitest";
import { DIRECTIONS, type Direction } from "../../../shared/games/magic-maze/actions.ts";
import { dimensionOf } from "../../../shared/games/magic-maze/dimensions.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { type Cell, type Spot, turned } from "../../../shared/games/magic-maze/mall.ts";
import { isStanding } from "../../../shared/games/magic-maze/pawns.ts";
import { LAST_SCENARIO } from "../../../shared/games/magic-maze/scenarios.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import {
  BEFORE_EXIT,
  BEFORE_ITEM,
  cell,
  explore,
  type Maze,
  maze,
  mazeWithItemsAndExits,
  move,
  vortex,
} from "./maze.ts";

const ALL = Array.from({ length: LAST_SCENARIO }, (_, index) => index + 1);
const from = (first: number) => ALL.filter((scenario) => scenario >= first);
const but = (...without: number[]) => ALL.filter((scenario) => !without.includes(scenario));

const table = (scenario: number, more: object = {}) => maze({ scenario, players: 3, ...more });

/** Where one stands to go onto a cell, and in which direction. */
function before({ mall }: Maze, onto: Spot): readonly [Spot, Direction] {
  for (const direction of DIRECTIONS) {
    const there = mall.step(onto, direction, "orange");
    if (there) return [there, turned(direction, 2)];
  }
  throw new Error("nothing leads there");
}

/** Moves the hero onto the first cell of the mall that bears such a thing. */
function onto(made: Maze, colour: Colour, type: string): { readonly way: Direction } {
  const [spot, way] = before(
    made,
    cellWith(made, ({ feature }) => feature?.type === type),
  );
  made.put(colour, spot);
  return { way };
}

function cellWith({ mall }: Maze, isWanted: (cell: Cell) => boolean): Cell {
  const found = mall.cells.find(isWanted);
  if (found === undefined) throw new Error("no such cell lies there");
  return found;
}

/** Yellow turns the timer of the first tile. */
function turn(made: Maze): Maze {
  return made.do(move("yellow", onto(made, "yellow", "timer").way));
}

/** The four exits lie open, the theft is done. */
function afterTheft(scenario: number): Maze {
  const made = mazeWithItemsAndExits({ scenario, players: 3 });
  made.board.isTheftDone = true;
  return made;
}

const SWAPPED: Readonly<Record<Colour, Colour>> = {
  yellow: "purple",
  purple: "yellow",
  green: "orange",
  orange: "green",
};

interface Probe {
  /** By the rules document. */
  readonly holdsIn: readonly number[];
  readonly holds: (scenario: number) => boolean;
}

const PROBES: Readonly<Record<string, Probe>> = {
  "all leave by the purple exit": {
    holdsIn: [1],
    holds: (scenario) =>
      COLOURS.every((colour) => afterTheft(scenario).bring(colour, BEFORE_EXIT.purple).isOut(colour)),
  },
  "green leaves by the green exit": {
    holdsIn: but(1, 10),
    holds: (scenario) => afterTheft(scenario).bring("green", BEFORE_EXIT.green).isOut("green"),
  },
  "one leaves by another's exit": {
    holdsIn: [10],
    holds: (scenario) => afterTheft(scenario).bring("purple", BEFORE_EXIT.green).isOut("purple"),
  },
  "items of others are stolen": {
    holdsIn: [10],
    holds: (scenario) => {
      const made = mazeWithItemsAndExits({ scenario, players: 3 });
      for (const colour of COLOURS) made.bring(colour, BEFORE_ITEM[SWAPPED[colour]]);
      return made.board.isTheftDone;
    },
  },
  "the own items are stolen": {
    holdsIn: but(10),
    holds: (scenario) => mazeWithItemsAndExits({ scenario, players: 3 }).steal().board.isTheftDone,
  },
  "who has left stays on the exit": {
    holdsIn: [10, 17],
    holds: (scenario) => {
      const made = afterTheft(scenario).bring("purple", scenario === 10 ? BEFORE_EXIT.green : BEFORE_EXIT.purple);
      expect(made.isOut("purple")).toBe(true);
      return isStanding(made.board, "purple");
    },
  },
  "there is talk before the sand is turned": {
    holdsIn: but(14, 15),
    holds: (scenario) => magicMaze.talk(table(scenario, { isSandRunning: false }).board) !== "closed",
  },
  "there is talk all the time": { holdsIn: [1], holds: (scenario) => magicMaze.talk(table(scenario).board) === "open" },
  "a turn of the timer opens the talk": {
    holdsIn: but(14, 15),
    holds: (scenario) => magicMaze.talk(turn(table(scenario)).board) !== "closed",
  },
  "talk is without words": {
    holdsIn: [12],
    holds: (scenario) => magicMaze.talk(turn(table(scenario)).board) === "emotes",
  },
  "a plan may be drawn": {
    holdsIn: but(14, 15),
    holds: (scenario) => table(scenario, { isSandRunning: false }).why({ type: "ping", row: 0, col: 0 }) === undefined,
  },
  "the tiles pass left at a turn of the timer": {
    holdsIn: from(3),
    holds: (scenario) => turn(table(scenario)).takeEvents().includes("tilesPassed"),
  },
  "orange passes the gaps": {
    holdsIn: from(4),
    holds: (scenario) => {
      const made = table(scenario).with("13", "N");
      const gap = cellWith(made, ({ sides, isWalkable }) => isWalkable && Object.values(sides).includes("dwarf"));
      const way = DIRECTIONS.find((direction) => gap.sides[direction] === "dwarf") ?? "N";
      expect(made.put("green", gap).why(move("green", way))).toBe("wall");
      made.put("green", cell(1, 1));
      return made.put("orange", gap).why(move("orange", way)) === undefined;
    },
  },
  "the elf's exploring opens the talk": {
    holdsIn: from(4).filter((scenario) => ![14, 15].includes(scenario)),
    holds: (scenario) => {
      const made = table(scenario, { stack: ["6"] });
      const gate = made.mall.explores.find(({ colour, tile }) => colour === "green" && tile === 0);
      if (gate === undefined) throw new Error("green may explore from tile 1");
      made.put("green", gate).do(explore(gate));
      return made.takeEvents().includes("talkOpened");
    },
  },
  "the crystal ball opens doors of any colour": {
    holdsIn: from(5),
    holds: (scenario) => {
      const made = table(scenario, { stack: ["6"] }).with("15", "N");
      made.put(
        "purple",
        cellWith(made, ({ feature }) => feature?.type === "crystal"),
      );
      const gate = made.mall.explores.find(({ colour, leadsTo }) => colour === "yellow" && leadsTo);
      if (gate === undefined) throw new Error("a yellow door is open");
      return made.why(explore(gate)) === undefined;
    },
  },
  "two cameras close the timers": {
    holdsIn: from(6),
    holds: (scenario) => {
      const made = table(scenario).with("16", "N").with("17", "E");
      return made.why(move("green", onto(made, "green", "timer").way)) === "cameras-watch";
    },
  },
  "the stack lies face up": { holdsIn: [8, 13], holds: (scenario) => table(scenario).board.nextTile !== "" },
  "one player has no action tile": {
    holdsIn: [9],
    holds: (scenario) => {
      const { board } = magicMaze.setUp(magicMaze.options.parse({ scenario }), 4, seededRandom(scenario));
      return [...board.actions].includes(0);
    },
  },
  "only who has no action tile may set the red pawn": {
    holdsIn: [9],
    holds: (scenario) => table(scenario).why({ type: "doSomething", seat: 1 }) === "not-leader",
  },
  "there is no red pawn": {
    holdsIn: [15],
    holds: (scenario) => table(scenario).why({ type: "doSomething", seat: 1 }) === "no-red-pawn",
  },
  "one may stare": { holdsIn: ALL, holds: (scenario) => table(scenario).why({ type: "stare", seat: 1 }) === undefined },
  "a turn of the timer costs two tiles": {
    holdsIn: [11],
    holds: (scenario) => turn(table(scenario).with("6", "N").with("13", "E").with("8", "S")).board.removalsLeft === 2,
  },
  "two tiles lie apart from the start": {
    holdsIn: [13],
    holds: (scenario) => new Set([...table(scenario).board.tiles].map((tile) => dimensionOf(tile))).size === 2,
  },
  "far heroes may be placed": {
    holdsIn: [13],
    holds: (scenario) => {
      const made = table(scenario, { isSandRunning: false });
      const spot = made.mall.cells.find(({ row, col, tile, isWalkable }) => {
        const isFree = ![...made.board.heroes].some((hero) => hero.row === row && hero.col === col);
        return tile === made.mall.tiles.length - 1 && isWalkable && isFree;
      });
      return made.why({ type: "place", hero: "yellow", row: spot?.row ?? 0, col: spot?.col ?? 0 }) === undefined;
    },
  },
  "a vortex may be entered from anywhere": {
    holdsIn: but(13, 16),
    holds: (scenario) => {
      const made = table(scenario).with("3", "N");
      const hole = cellWith(made, ({ feature }) => feature?.type === "vortex" && feature.color === "green");
      return made.put("green", cell(1, 1)).put("yellow", cell(2, 1)).why(vortex("green", hole)) === undefined;
    },
  },
  "no vortex works": {
    holdsIn: [16],
    holds: (scenario) => {
      const made = table(scenario).with("3", "N");
      const hole = cellWith(made, ({ feature }) => feature?.type === "vortex" && feature.color === "green");
      return made.why(vortex("green", hole)) === "no-vortexes";
    },
  },
  "two heroes may not be on one tile": {
    holdsIn: [17],
    holds: (scenario) => {
      const made = table(scenario).with("6", "N");
      made.put("yellow", made.on("6", 2, 2)).put("orange", cell(0, 2));
      return made.why(move("orange", "N")) === "heroes-meet";
    },
  },
};

describe.each(Object.entries(PROBES))("that %s", (_, { holdsIn, holds }) => {
  it(`holds in ${holdsIn.length === ALL.length ? "every scenario" : `${holdsIn}, and in no other scenario`}`, () => {
    expect(ALL.filter((scenario) => holds(scenario))).toEqual(holdsIn);
  });
});
