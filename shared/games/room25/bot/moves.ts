import type { Action } from "../actions/action.ts";
import type { Choice } from "../commands.ts";
import { CENTRE, DIRECTIONS, distance, isCentralLine, linesOf, neighboursOf } from "../geometry.ts";
import { item } from "../item.ts";
import { cellIn, copyOf, enterIn, type Imagined, slideIn } from "./imagined.ts";
import type { Mind } from "./mind.ts";

/** A choice, and the board as it would be then. */
export interface Move {
  readonly choice: Choice;
  readonly then: Imagined;
}

const LOOKED = 7;

function changed(imagined: Imagined, choice: Choice, change: (copy: Imagined) => void): Move {
  const then = copyOf(imagined);
  change(then);
  return { choice, then };
}

/** What a bot foresees of an action on an imagined board; empty when it would be lost. */
export const MOVES: Readonly<Record<Action, (imagined: Imagined, mind: Mind, me: number) => Move[]>> = {
  look(imagined, mind, me) {
    const here = item(imagined.at, me);
    if (mind.known[here] === "dark") return [];
    return neighboursOf(cellIn(imagined, here)).flatMap((cell) => {
      const tile = item(imagined.cells, cell);
      if (item(mind.view.tiles, tile).kind !== "") return [];
      const isNew = mind.known[tile] === undefined;
      return changed(imagined, { type: "target", cell }, (copy) => {
        copy.seen.push(tile);
        if (isNew) copy.gain += LOOKED;
      });
    });
  },

  move(imagined, mind, me) {
    const here = item(imagined.at, me);
    const isPrison = mind.known[here] === "prison";
    return neighboursOf(cellIn(imagined, here)).flatMap((cell) => {
      const tile = item(imagined.cells, cell);
      if (imagined.closed[tile]) return [];
      if (isPrison && cell !== CENTRE && !imagined.at.includes(tile)) return [];
      return changed(imagined, { type: "target", cell }, (copy) => enterIn(copy, mind, me, tile));
    });
  },

  push(imagined, mind, me) {
    const here = item(imagined.at, me);
    const from = cellIn(imagined, here);
    if (from === CENTRE) return [];
    const others = imagined.at.flatMap((tile, other) => (tile === here && other !== me ? [other] : []));
    return others.flatMap((character) =>
      neighboursOf(from).flatMap((cell) => {
        const tile = item(imagined.cells, cell);
        if (imagined.closed[tile]) return [];
        return changed(imagined, { type: "push", character, cell }, (copy) => enterIn(copy, mind, character, tile));
      }),
    );
  },

  control(imagined, { view }, me) {
    const cell = cellIn(imagined, item(imagined.at, me));
    if (cell === CENTRE) return [];
    return linesOf(cell)
      .filter((line) => !isCentralLine(line))
      .flatMap((line) =>
        DIRECTIONS.filter((direction) => view.lines[line] !== -direction).map((direction) =>
          changed(imagined, { type: "slide", line, direction }, (copy) => slideIn(copy, line, direction)),
        ),
      );
  },
};

/** Steps from a character to a tile. */
export function stepsTo(imagined: Imagined, character: number, tile: number): number {
  return distance(cellIn(imagined, item(imagined.at, character)), cellIn(imagined, tile));
}
