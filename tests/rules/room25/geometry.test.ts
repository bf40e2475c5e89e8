import { describe, expect, it } from "vitest";
import * as geometry from "../../../shared/games/room25/geometry.ts";

const { cellAt, CELLS, CENTRE, EXIT_CELLS, INNER_CELLS } = geometry;
const spots = (...list: [number, number][]) => list.map(([row, col]) => cellAt(row, col));

describe("the geometry of the complex", () => {
  it("the exit zones are the corners with their two edge neighbours", () => {
    expect(EXIT_CELLS).toEqual(
      spots([0, 0], [0, 1], [0, 3], [0, 4], [1, 0], [1, 4], [3, 0], [3, 4], [4, 0], [4, 1], [4, 3], [4, 4]),
    );
  });

  it("the inner cells are the twelve others but the centre", () => {
    expect(INNER_CELLS).toEqual(
      spots([0, 2], [1, 1], [1, 2], [1, 3], [2, 0], [2, 1], [2, 3], [2, 4], [3, 1], [3, 2], [3, 3], [4, 2]),
    );
    expect(CENTRE).toBe(cellAt(2, 2));
  });

  it("an edge cell is an exit-zone cell unless it is an edge midpoint, which no line can push out", () => {
    const isEdge = (cell: number) => [0, 4].includes(geometry.rowOf(cell)) || [0, 4].includes(geometry.colOf(cell));
    const midpoints = spots([0, 2], [2, 0], [2, 4], [4, 2]);
    for (const cell of CELLS) expect(geometry.isExitZone(cell)).toBe(isEdge(cell) && !midpoints.includes(cell));
  });

  it("neighbours share a side, without diagonals or wrap-around", () => {
    expect(geometry.neighboursOf(cellAt(0, 2))).toEqual(spots([0, 1], [0, 3], [1, 2]));
    expect(geometry.neighboursOf(cellAt(4, 4))).toEqual(spots([3, 4], [4, 3]));
    expect(geometry.neighboursOf(CENTRE)).toHaveLength(4);
  });

  it("a line has five cells, and a slide pushes out the last in its direction", () => {
    expect(geometry.cellsOfLine(1)).toEqual(spots([1, 0], [1, 1], [1, 2], [1, 3], [1, 4]));
    expect(geometry.cellsOfLine(5)).toEqual(spots([0, 0], [1, 0], [2, 0], [3, 0], [4, 0]));
    expect(geometry.exitOf(0, -1)).toBe(cellAt(0, 0));
    expect(geometry.exitOf(9, 1)).toBe(cellAt(4, 4));
  });
});
