import { type Cell, mallOf } from "../../../../shared/games/magic-maze/mall.ts";
import { drawing } from "./art.ts";
import { cutouts } from "./cutouts.ts";
import { CELL, centreOf, type Point } from "./geometry.ts";
import { platePicture } from "./plate.ts";

function put(name: string, { x, y }: Point, side: number): string {
  return `<g transform="translate(${x - side / 2} ${y - side / 2}) scale(${side / 64})">${drawing(name)}</g>`;
}

function pictureOf({ feature }: Cell): string | undefined {
  if (feature === undefined) return undefined;
  switch (feature.type) {
    case "timer":
      return "timer-cell";
    case "crystal":
      return "crystal-ball";
    case "camera":
      return "camera";
    default:
      return `${feature.type}-${feature.color}`;
  }
}

/** A mall tile with all that lies on it, in one drawing: what the scene puts together from pieces. */
export function furnishedPlate(id: string): string {
  const mall = mallOf([{ id, turns: 0, row: 0, col: 0 }]);
  const pieces = cutouts();
  const things = mall.cells.flatMap((cell) => {
    const name = pictureOf(cell);
    return name === undefined ? [] : [put(name, centreOf(cell), CELL * 0.8)];
  });
  const gates = mall.explores.map((gate) => {
    const { x, y } = centreOf(gate);
    const arch = pieces.get(`gate-${gate.colour}-${gate.edge}`)?.markup ?? "";
    return `<g transform="translate(${x} ${y})">${arch}</g>${put(`badge-${gate.colour}`, { x, y }, 34)}`;
  });
  return platePicture(id, 0) + things.join("") + gates.join("");
}
