import { describe, expect, it } from "vitest";
import { isExitFor } from "../../../shared/games/magic-maze/exits.ts";
import { COLOURS, type Colour } from "../../../shared/games/magic-maze/heroes.ts";
import { isStanding } from "../../../shared/games/magic-maze/pawns.ts";
import { isItemFor } from "../../../shared/games/magic-maze/theft.ts";
import { BEFORE_EXIT, BEFORE_ITEM, mazeWithItemsAndExits, move } from "./maze.ts";

const guards = () => mazeWithItemsAndExits({ scenario: 10, choices: { side: "A" } });
/** Two pairs that swap. */
const OTHER: Readonly<Record<Colour, Colour>> = {
  yellow: "purple",
  purple: "yellow",
  green: "orange",
  orange: "green",
};

function stolen() {
  const table = guards();
  for (const colour of COLOURS) table.bring(colour, BEFORE_ITEM[OTHER[colour]]);
  return table;
}

describe("tricking the guards (10)", () => {
  it("is a theft once all four stand on items of others, in any arrangement", () => {
    expect(stolen().board.isTheftDone).toBe(true);
    const round = guards();
    for (const [index, colour] of COLOURS.entries()) {
      expect(round.board.isTheftDone).toBe(false);
      round.bring(colour, BEFORE_ITEM[COLOURS[(index + 1) % 4] ?? "yellow"]);
    }
    expect(round.board.isTheftDone).toBe(true);
  });

  it("is none while anybody stands on the own item", () => {
    expect(guards().steal().board.isTheftDone).toBe(false);
    const table = guards().bring("yellow", BEFORE_ITEM.yellow).bring("purple", BEFORE_ITEM.purple);
    table.bring("green", BEFORE_ITEM.orange).bring("orange", BEFORE_ITEM.green);
    expect(table.board.isTheftDone).toBe(false);
  });

  it("lets a hero out by an exit that is not its own, and by no other", () => {
    const table = stolen().bring("yellow", BEFORE_EXIT.yellow);
    expect(table.isOut("yellow")).toBe(false);
    table.bring("purple", BEFORE_EXIT.green);
    expect(table.isOut("purple")).toBe(true);
  });

  it("keeps the hero on the exit, which serves no other, and from which it moves no more", () => {
    const table = stolen().bring("purple", BEFORE_EXIT.green);
    expect(isStanding(table.board, "purple")).toBe(true);
    const [id, row, col, direction] = BEFORE_EXIT.green;
    table.put("orange", table.on(id, row, col));
    expect(table.why(move("orange", table.facing(id, direction)))).toBe("hero-in-the-way");
    expect(table.why(move("purple", "N"))).toBe("hero-is-out");
  });

  it("has three items and three exits for every hero, where others have one", () => {
    const counts = (scenario: number) => {
      const { board, mall } = mazeWithItemsAndExits({ scenario, choices: { side: "A" } });
      return COLOURS.map((colour) => [
        mall.cells.filter((cell) => isItemFor(board, cell, colour)).length,
        mall.cells.filter((cell) => isExitFor(board, cell, colour)).length,
      ]);
    };
    expect(counts(10)).toEqual(Array(4).fill([3, 3]));
    expect(counts(8)).toEqual(Array(4).fill([1, 1]));
  });

  it("is won when all four stand on exits", () => {
    const table = stolen();
    for (const colour of COLOURS) table.bring(colour, BEFORE_EXIT[OTHER[colour]]);
    expect(table.board.result).toBe("won");
  });

  it.each([8, 11, 12, 16])("is no rule of scenario %i", (scenario) => {
    const table = mazeWithItemsAndExits({ scenario, choices: { side: "A" } });
    for (const colour of COLOURS) table.bring(colour, BEFORE_ITEM[OTHER[colour]]);
    expect(table.board.isTheftDone).toBe(false);
    const own = mazeWithItemsAndExits({ scenario, choices: { side: "A" } })
      .steal()
      .bring("yellow", BEFORE_EXIT.yellow);
    expect([own.isOut("yellow"), isStanding(own.board, "yellow")]).toEqual([true, false]);
  });
});
