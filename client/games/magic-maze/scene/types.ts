import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Target } from "../../../../shared/games/magic-maze/lawful.ts";
import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";

/** All that the mall shows. Given whole whenever anything changed; the scene finds out what moved. */
export interface MazeSceneModel {
  /** The board as this page believes it: one's own moves that are still on their way are in it. */
  readonly board: MazeView;
  readonly selected: Colour | undefined;
  /** What may be done with the selected hero: lit. */
  readonly targets: readonly Target[];
  /** The target the keyboard is on, if any. */
  readonly focus: Spot | undefined;
}

export interface MazeSceneHandlers {
  /** A hero was tapped, or dragging began on it. */
  onHero(colour: Colour): void;
  /** A lit target was tapped, or the dragged hero was dropped on it. */
  onTarget(target: Target): void;
  /** The bare floor or the dark beside the mall was tapped. */
  onNothing(): void;
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
