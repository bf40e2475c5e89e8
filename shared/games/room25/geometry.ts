/** A place on the board: row * 5 + column, 0 to 24; reading order is numerical order. rules: 2.1 */
export type Cell = number;
/** Lines 0 to 4 are the rows, 5 to 9 the columns. */
export type Line = number;
/** 1 slides a line east or south, -1 west or north. */
export type Direction = 1 | -1;

export const SIZE = 5;
export const CELLS: readonly Cell[] = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);
export const LINES: readonly Line[] = Array.from({ length: 2 * SIZE }, (_, line) => line);
export const DIRECTIONS: readonly Direction[] = [-1, 1];
export const CENTRE: Cell = 12;

/** 0 to 4, from north to south. */
export function rowOf(cell: Cell): number {
  return Math.floor(cell / SIZE);
}

/** 0 to 4, from west to east. */
export function colOf(cell: Cell): number {
  return cell % SIZE;
}

/** The cell at a row and a column of 0 to 4. */
export function cellAt(row: number, col: number): Cell {
  return row * SIZE + col;
}

/** Steps over sides from one cell to another, as if every room let one through. */
export function distance(a: Cell, b: Cell): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(colOf(a) - colOf(b));
}

/** Sharing a side: no diagonals, no wrap-around. rules: 3.2 */
export function isAdjacent(a: Cell, b: Cell): boolean {
  return distance(a, b) === 1;
}

const NEIGHBOURS = CELLS.map((cell) => CELLS.filter((other) => isAdjacent(cell, other)));

/** In reading order. */
export function neighboursOf(cell: Cell): readonly Cell[] {
  return NEIGHBOURS[cell] ?? [];
}

/** The row and the column through a cell. */
export function linesOf(cell: Cell): readonly [row: Line, col: Line] {
  return [rowOf(cell), SIZE + colOf(cell)];
}

/** The two lines through the Central Room never move. rules: 3.3 */
export function isCentralLine(line: Line): boolean {
  return line === 2 || line === SIZE + 2;
}

const CELLS_OF_LINE = LINES.map((line) => CELLS.filter((cell) => linesOf(cell).includes(line)));

/** From west to east, or from north to south. */
export function cellsOfLine(line: Line): readonly Cell[] {
  return CELLS_OF_LINE[line] ?? [];
}

/** The cell whose room is pushed over the edge when the line slides. */
export function exitOf(line: Line, direction: Direction): Cell {
  const cells = cellsOfLine(line);
  return cells[direction === 1 ? SIZE - 1 : 0] as Cell;
}

/** Edge cells that a line which may move pushes out: the twelve cells of the four corners. rules: 2.1 */
export const EXIT_CELLS: readonly Cell[] = CELLS.filter((cell) =>
  linesOf(cell).some(
    (line) => !isCentralLine(line) && DIRECTIONS.some((direction) => exitOf(line, direction) === cell),
  ),
);

/** Is Room 25, lying here, ready to be pushed out? */
export function isExitZone(cell: Cell): boolean {
  return EXIT_CELLS.includes(cell);
}

/** The cells that are neither the centre nor an exit zone. rules: 2.1 */
export const INNER_CELLS: readonly Cell[] = CELLS.filter((cell) => !isExitZone(cell) && cell !== CENTRE);
