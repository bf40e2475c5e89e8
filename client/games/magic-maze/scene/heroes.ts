import { Container } from "pixi.js";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { isSame, type Mall, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { isStanding } from "../../../../shared/games/magic-maze/pawns.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Motion } from "../../../scene/motion.ts";
import { lookOf } from "./features.ts";
import { centreOf, type Point } from "./geometry.ts";
import { type Journey, journeyOf } from "./journey.ts";
import { legsOf } from "./legs.ts";
import { Pawn } from "./pawn.ts";

/** A pawn let go over a cell: if the board agrees at once, it is put down there and walks no second time. */
export interface Drop {
  readonly colour: Colour;
  readonly spot: Spot;
  readonly from: Point;
  readonly lift: number;
}

/** The pawns. Finds out by itself who moved, and shows how. */
export class Heroes {
  readonly layer = new Container({ sortableChildren: true });
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #hasReducedMotion: boolean;
  readonly #onJourney: (colour: Colour, journey: Journey, from: Spot) => void;
  readonly #pawns = new Map<Colour, Pawn>();

  constructor(
    atlas: Atlas,
    motion: Motion,
    hasReducedMotion: boolean,
    onJourney: (colour: Colour, journey: Journey, from: Spot) => void,
  ) {
    this.#atlas = atlas;
    this.#motion = motion;
    this.#hasReducedMotion = hasReducedMotion;
    this.#onJourney = onJourney;
  }

  pawn(colour: Colour): Pawn | undefined {
    return this.#pawns.get(colour);
  }

  /** Those still in the mall. */
  get pawns(): readonly Pawn[] {
    return [...this.#pawns.values()].filter((pawn) => !pawn.isOut);
  }

  clear(): void {
    for (const pawn of this.#pawns.values()) pawn.view.destroy({ children: true });
    this.#pawns.clear();
  }

  update(mall: Mall, board: MazeView, selected: Colour | undefined, drop: Drop | undefined): void {
    COLOURS.forEach((colour, index) => {
      const hero = board.heroes[index];
      if (hero === undefined) return;
      const { row, col } = hero;
      // Where those who have left stay on their exits, they go on standing there. rules: Scenarios 10, 17
      const isOut = !isStanding(board, colour);
      const pawn = this.#pawns.get(colour);
      if (pawn === undefined)
        this.#put(new Pawn(colour, { row, col }, isOut, this.#atlas, this.#motion, this.#hasReducedMotion));
      else this.#follow(pawn, mall, { row, col }, isOut, drop?.colour === colour ? drop : undefined);
    });
    for (const pawn of this.#pawns.values()) {
      const cell = mall.cell(pawn.spot.row, pawn.spot.col);
      pawn.standOn(cell && lookOf(cell, board).picture);
      pawn.select(pawn.colour === selected);
    }
  }

  #put(pawn: Pawn): void {
    this.#pawns.set(pawn.colour, pawn);
    this.layer.addChild(pawn.view);
  }

  /** What the pawn is already on its way to is not begun again: own moves are confirmed later by the server's board. */
  #follow(pawn: Pawn, mall: Mall, spot: Spot, isOut: boolean, drop: Drop | undefined): void {
    if (!isSame(pawn.spot, spot)) {
      const from = pawn.spot;
      if (drop && isSame(drop.spot, spot)) pawn.dropAt(spot, drop.from, drop.lift);
      else {
        const journey = journeyOf(mall, pawn.colour, from, spot);
        pawn.go(legsOf(journey, centreOf(from), this.#hasReducedMotion), spot);
        this.#onJourney(pawn.colour, journey, from);
      }
    }
    if (isOut && !pawn.isOut) pawn.leave();
    // A leaving that was taken back: the pawn stands where it stood.
    if (!isOut && pawn.isOut) {
      pawn.isOut = false;
      pawn.go(legsOf({ by: "hop", to: spot }, centreOf(spot), true), spot);
    }
  }
}
