import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";
import type { Lit } from "../model/lit.ts";

/** A stroke of somebody's plan: an arrow, or a ring where it leads from a cell to itself. */
export interface Stroke extends Spot {
  readonly toRow: number;
  readonly toCol: number;
  /** The seat's colour, 1 to 9. */
  readonly colour: number;
}

/** Mall tiles that have to be removed. rules: Scenarios 11 */
export interface Removal {
  /** The ids of those that may go now: lit. */
  readonly lit: readonly string[];
  /** The one the keyboard is on, if any. */
  readonly focus: string | undefined;
}

/** All that the mall shows. Given whole whenever anything changed; the scene finds out what moved. */
export interface MazeSceneModel {
  /** The board as this page believes it: one's own moves that are still on their way are in it. */
  readonly board: MazeView;
  readonly selected: Colour | undefined;
  /** What may be done with the selected hero: lit. */
  readonly targets: readonly Lit[];
  /** The target the keyboard is on, if any. */
  readonly focus: Spot | undefined;
  /** The plans of all, while they are to be seen. */
  readonly plan?: readonly Stroke[] | undefined;
  /** The pencil is in hand: this seat's colour, 1 to 9. Drags draw and taps ring. */
  readonly pencil?: number | undefined;
  readonly removal?: Removal | undefined;
}

export interface MazeSceneHandlers {
  /** A hero was tapped, or dragging began on it. */
  onHero(colour: Colour): void;
  /** A lit target was tapped, or the dragged hero was dropped on it. */
  onTarget(target: Lit): void;
  /** The bare floor or the dark beside the mall was tapped. */
  onNothing(): void;
  /** The pencil was drawn from one cell to another, or set on one. */
  onStroke?(from: Spot, to: Spot): void;
  /** A mall tile was tapped while some have to go. */
  onTile?(id: string): void;
}

/** The mall in PixiJS. It knows what is drawn and nothing of what is lawful. */
export interface MazeScene {
  update(model: MazeSceneModel): void;
  /** A refused move: the hero leans towards `direction` (if any) and comes back. */
  lean(colour: Colour, direction?: "N" | "E" | "S" | "W"): void;
  fit(): void;
  zoom(factor: number): void;
  /** Where a cell is on the page now, in CSS pixels, for hints that are drawn in HTML, and for tests. */
  whereIs(spot: Spot): { readonly x: number; readonly y: number };
  destroy(): void;
}

export type CreateMazeScene = (
  host: HTMLElement,
  handlers: MazeSceneHandlers,
  settings: { readonly hasReducedMotion: boolean },
) => Promise<MazeScene>;
