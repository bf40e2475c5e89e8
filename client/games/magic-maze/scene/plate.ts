import { type Cell, type Mall, mallOf, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { seededRandom } from "../../../../shared/table/random.ts";
import { dwarfGap, escalator, furniture } from "./furniture.ts";
import { CELL, centreOf, PLATE, type Point, type Rect } from "./geometry.ts";
import { FLOOR, FLOOR_SLAB, WALL_HIGH, WALL_LOW } from "./palette.ts";

/** How far the picture of a plate reaches over the plate. */
export const PLATE_MARGIN = 4;
export const PLATE_BOX: Rect = {
  x: -PLATE_MARGIN,
  y: -PLATE_MARGIN,
  width: PLATE + 2 * PLATE_MARGIN,
  height: PLATE + 2 * PLATE_MARGIN,
};

/** How much wall stands on each side of a cell's border. */
const RIM = 5;

/** A mall tile cut from paper, in its own coordinates: all of it that never changes. */
export function platePicture(id: string, turns: number): string {
  const mall = mallOf([{ id, turns, row: 0, col: 0 }]);
  const stands = furnish(mall, id);
  return [
    cardboard(),
    `<g filter="url(#hole)"><g fill="${FLOOR}">${floors(mall)}</g><g fill="${FLOOR_SLAB}" opacity=".85">${slabs(mall)}</g></g>`,
    stands.light,
    stands.markup,
    ...mall.escalators.map(([from, to]) => escalator(centreOf(from), centreOf(to))),
    ...gaps(mall),
  ].join("");
}

/** Scissors are not a compass: no corner is quite like another. */
export function plateOutline(): string {
  const s = PLATE;
  return `M10 2L${s - 9} 1.500Q${s - 1.5} 2 ${s - 1.5} 10L${s - 2} ${s - 11}Q${s - 2} ${s - 2} ${s - 11} ${s - 2}L9 ${s - 1.5}Q2 ${s - 2} 2 ${s - 9}L1.500 10Q2 2 10 2Z`;
}

function cardboard(): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#56274a"/><stop offset="1" stop-color="#431c39"/></linearGradient></defs>
<path d="${plateOutline()}" fill="${WALL_LOW}"/><path d="${plateOutline()}" fill="url(#wall)" transform="translate(0 -1.600)"/><path d="M10 2.600L${PLATE - 10} 2.200" stroke="#8a4b76" stroke-width="2" stroke-linecap="round"/><path d="M2.800 11v${PLATE - 26}" stroke="${WALL_HIGH}" stroke-width="1.400" stroke-linecap="round"/>`;
}

const isGate = (cell: Cell, edge: "N" | "E" | "S" | "W") =>
  cell.sides[edge] === "explore" || cell.sides[edge] === "entry";

function floors(mall: Mall): string {
  const inner = CELL - 2 * RIM;
  const rect = (x: number, y: number, width: number, height: number, round = 0) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round ? ` rx="${round}"` : ""}/>`;
  return mall.cells
    .filter((cell) => cell.isWalkable)
    .flatMap((cell) => {
      const [x, y] = [cell.col * CELL, cell.row * CELL];
      const pieces = [rect(x + RIM, y + RIM, inner, inner, 9)];
      if (cell.sides.E === "open") pieces.push(rect(x + CELL - RIM - 12, y + RIM, 2 * RIM + 24, inner));
      if (cell.sides.S === "open") pieces.push(rect(x + RIM, y + CELL - RIM - 12, inner, 2 * RIM + 24));
      if (isOpenCorner(mall, cell)) {
        pieces.push(rect(x + CELL - RIM - 2, y + CELL - RIM - 2, 2 * RIM + 4, 2 * RIM + 4));
      }
      // The floor runs out through the edge, so that two tiles that meet share one floor.
      if (isGate(cell, "N")) pieces.push(rect(x + RIM, y - 1, inner, RIM + 16));
      if (isGate(cell, "S")) pieces.push(rect(x + RIM, y + CELL - RIM - 15, inner, RIM + 16));
      if (isGate(cell, "E")) pieces.push(rect(x + CELL - RIM - 15, y + RIM, RIM + 16, inner));
      if (isGate(cell, "W")) pieces.push(rect(x - 1, y + RIM, RIM + 16, inner));
      return pieces;
    })
    .join("");
}

/** Four cells round a corner without any wall between them: no post stands there. */
function isOpenCorner(mall: Mall, cell: Cell): boolean {
  const across = mall.cell(cell.row + 1, cell.col + 1);
  return cell.sides.E === "open" && cell.sides.S === "open" && across?.sides.N === "open" && across.sides.W === "open";
}

function slabs(mall: Mall): string {
  const side = CELL - 2 * RIM - 3;
  return mall.cells
    .filter((cell) => cell.isWalkable && (cell.row + cell.col) % 2 !== 0)
    .map(
      (cell) =>
        `<rect x="${cell.col * CELL + RIM + 1.5}" y="${cell.row * CELL + RIM + 1.5}" width="${side}" height="${side}" rx="8"/>`,
    )
    .join("");
}

function furnish(mall: Mall, id: string): { markup: string; light: string } {
  const random = seededRandom([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 17));
  const light: string[] = [];
  const markup = mall.cells
    .filter((cell) => !cell.isWalkable && !isUnderEscalator(mall, cell))
    .map((cell) => {
      const piece = furniture(random);
      const centre = centreOf(cell);
      if (piece.isLamp) light.push(`<circle cx="${centre.x}" cy="${centre.y - 6}" r="62" fill="url(#lamp)"/>`);
      return `<g transform="translate(${cell.col * CELL} ${cell.row * CELL})">${piece.markup}</g>`;
    });
  // Lamplight stays on its own plate: the neighbour's sheet would cut it off at the edge.
  const clip = `<defs><clipPath id="edge"><path d="${plateOutline()}"/></clipPath></defs>`;
  return { markup: markup.join(""), light: `${clip}<g clip-path="url(#edge)" opacity=".8">${light.join("")}</g>` };
}

function isUnderEscalator(mall: Mall, cell: Spot): boolean {
  const slack = 0.12;
  return mall.escalators.some(([from, to]) =>
    Array.from({ length: 11 }, (_, at): Point => {
      const t = at / 10;
      return { x: from.col + 0.5 + (to.col - from.col) * t, y: from.row + 0.5 + (to.row - from.row) * t };
    }).some(
      ({ x, y }) =>
        y > cell.row - slack && y < cell.row + 1 + slack && x > cell.col - slack && x < cell.col + 1 + slack,
    ),
  );
}

function gaps(mall: Mall): string[] {
  return mall.cells.flatMap((cell) => {
    const centre = centreOf(cell);
    return [
      cell.sides.E === "dwarf" ? [dwarfGap({ x: centre.x + CELL / 2, y: centre.y }, "down")] : [],
      cell.sides.S === "dwarf" ? [dwarfGap({ x: centre.x, y: centre.y + CELL / 2 }, "across")] : [],
    ].flat();
  });
}
