import { describe, expect, it } from "vitest";
import { ACTIONS, actionSet, actionsOf } from "../../../shared/games/magic-maze/actions.ts";
import { magicMaze } from "../../../shared/games/magic-maze/index.ts";
import { seededRandom } from "../../../shared/table/random.ts";
import { type Maze, maze, move } from "./maze.ts";

const up = { type: "turnUp" } as const;

/** Alone, with the pile in this order. */
function alone(scenario = 3): Maze {
  const table = maze({ scenario, players: 1, actions: [0] });
  table.secret.pile.splice(0, 7, ...ACTIONS.map((action) => actionSet(action)));
  return table;
}

const onTop = (table: Maze) => actionsOf(table.board.actions[0] ?? 0)[0];

describe("one player alone", () => {
  it("begins with seven tiles of one action each, face down in an order that nobody sees", () => {
    const tables = [1, 2, 3].map((seed) => magicMaze.setUp({ scenario: 3, sand: 180 }, 1, seededRandom(seed)));
    for (const { board, secret } of tables) {
      expect(secret.pile.flatMap(actionsOf).sort()).toEqual([...ACTIONS].sort());
      expect([[...board.actions], board.drawLeft]).toEqual([[0], 7]);
      expect(JSON.stringify(board.toJSON())).not.toContain("pile");
    }
    expect(new Set(tables.map(({ secret }) => String(secret.pile))).size).toBe(3);
  });

  it("turns them up one by one, and uses the one on top with any hero as often as wanted", () => {
    const table = alone();
    expect(table.why(move("yellow", "N"))).toBe("not-your-action");
    table.do(up);
    expect([onTop(table), table.board.drawLeft]).toEqual(["N", 6]);
    table.do(move("yellow", "N")).do(move("purple", "N"));
    table.do(up);
    expect(onTop(table)).toBe("E");
    expect(table.why(move("green", "N"))).toBe("not-your-action");
    expect(table.takeFullEvents()).toContainEqual({ type: "turnedUp", seat: 0 });
  });

  it("meets the same order again when the pile is empty", () => {
    const table = alone();
    const seen = Array.from({ length: 14 }, () => onTop(table.do(up)));
    expect(seen).toEqual([...ACTIONS, ...ACTIONS]);
    expect(table.board.drawLeft).toBe(0);
  });

  it("shuffles all seven into a new pile at every turn of the timer", () => {
    const orders = Array.from({ length: 6 }, (_, seed) => {
      const { board, hands, secret } = magicMaze.setUp({ scenario: 1, sand: 180 }, 1, seededRandom(seed));
      const types: string[] = [];
      const match = {
        board,
        hands,
        secret,
        random: seededRandom(seed),
        now: 0,
        emit: (e: { type: string }) => types.push(e.type),
      };
      const act = (command: Parameters<typeof magicMaze.perform>[2]) => magicMaze.perform(match, 0, command);
      board.heroes[0]?.assign({ row: 0, col: 1 });
      board.heroes[1]?.assign({ row: 1, col: 2 });
      board.heroes[2]?.assign({ row: 2, col: 1 });
      board.heroes[3]?.assign({ row: 2, col: 2 });
      act({ type: "ready", isReady: true });
      act({ type: "turnSand" });
      while (actionsOf(board.actions[0] ?? 0)[0] !== "W") act({ type: "turnUp" });
      const before = String(secret.pile);
      act({ type: "move", hero: "yellow", direction: "W", cells: 1 });
      expect([[...board.actions], board.drawLeft]).toEqual([[0], 7]);
      expect(types).toContain("pileShuffled");
      expect(types).not.toContain("tilesPassed");
      expect([...secret.pile].sort()).toEqual(ACTIONS.map((action) => actionSet(action)).sort());
      return before === String(secret.pile);
    });
    expect(orders).toContain(false);
  });

  it("turns none up before the sand runs, nor with others", () => {
    expect(maze({ players: 1, isSandRunning: false }).why(up)).toBe("sand-not-running");
    expect(maze({ players: 2 }).why(up)).toBe("no-draw-pile");
  });

  it("may have all seven actions at hand instead", () => {
    const { board } = magicMaze.setUp({ scenario: 8, sand: 180, solo: "relaxed" }, 1, seededRandom(1));
    expect(actionsOf(board.actions[0] ?? 0)).toEqual([...ACTIONS]);
    expect(board.drawLeft).toBe(-1);
    expect(maze({ players: 1, choices: { solo: "relaxed" } }).why(up)).toBe("no-draw-pile");
  });
});
