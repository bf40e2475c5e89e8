import { describe, expect, it } from "vitest";
import type { MazeView } from "../../../shared/games/magic-maze/board.ts";
import { preview } from "../../../shared/games/magic-maze/preview.ts";
import { BEFORE_EXIT, cell, maze, mazeWithItemsAndExits } from "./maze.ts";

const north = { type: "move", hero: "yellow", direction: "N", cells: 1 } as const;
const west = { type: "move", hero: "yellow", direction: "W", cells: 1 } as const;

function seen(view: MazeView | string): MazeView {
  if (typeof view === "string") throw new Error(view);
  return view;
}

describe("a preview", () => {
  it("moves the hero on a plain copy and leaves the board alone", () => {
    const table = maze();
    const before = JSON.stringify(table.board.toJSON());
    const view = seen(preview(table.board, 0, north));
    expect(view.heroes[0]).toEqual({ row: 0, col: 1, isOut: false });
    expect(JSON.stringify(table.board.toJSON())).toBe(before);
  });

  it("can be chained, and ends where the commands end", () => {
    const table = maze();
    let view: MazeView = table.board;
    for (const command of [
      north,
      { type: "vortex", hero: "green", row: 3, col: 0 },
      { type: "move", hero: "orange", direction: "S", cells: 1 },
      { type: "escalator", hero: "orange" },
    ] as const) {
      view = seen(preview(view, 0, command));
      table.do(command);
    }
    expect([...view.heroes]).toEqual(table.board.heroes.toJSON());
  });

  it("changes nothing but where the hero stands: no sand, no token, no exit", () => {
    const table = maze();
    const view = seen(preview(seen(preview(table.board, 0, north)), 0, west));
    expect(view.heroes[0]).toEqual({ row: 0, col: 0, isOut: false });
    expect([view.tokens.length, view.sandOut]).toEqual([0, table.board.sandOut]);

    const end = mazeWithItemsAndExits().steal();
    const [id, row, col, direction] = BEFORE_EXIT.green;
    end.put("green", end.on(id, row, col));
    const command = { type: "move", hero: "green", direction: end.facing(id, direction), cells: 1 } as const;
    expect(seen(preview(end.board, 0, command)).heroes[2]?.isOut).toBe(false);
  });

  it("does not foresee which tile an exploration turns up", () => {
    const table = maze().put("orange", cell(0, 2));
    expect(preview(table.board, 0, { type: "explore", row: 0, col: 2 })).toBe(table.board);
  });

  it("tells why a command would be refused", () => {
    const table = maze();
    expect(preview(table.board, 0, { type: "explore", row: 0, col: 2 })).toBe("explore-needs-hero");
    expect(preview(table.board, 0, { type: "move", hero: "yellow", direction: "E", cells: 1 })).toBe("hero-in-the-way");
    expect(preview(table.board, 5, north)).toBe("no-such-seat");
  });
});
