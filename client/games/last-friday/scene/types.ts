import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";
import type { CampHand } from "../../../../shared/games/last-friday/envelopes.ts";
import type { Sketch } from "../../../../shared/games/last-friday/sketches.ts";

/** A node of the map: a numbered circle, or a white point. */
export type Spot = { readonly circle: number } | { readonly point: number };

/** All that the map shows. Given whole whenever anything changed; the scene finds out what moved. */
export interface CampSceneModel {
  /** A plain copy of the board. */
  readonly board: ReturnType<CampBoard["toJSON"]>;
  /** What this page's seat knows; undefined for spectators. */
  readonly hand: CampHand | undefined;
  /** What is drawn on the planning layer, for those who see it. */
  readonly sketches: readonly Sketch[];
  /** Colours of the seats, by seat. */
  readonly seatColours: readonly number[];
  /** Nodes that may be chosen now: lit. */
  readonly lit: readonly Spot[];
  /** A way that is being chosen, from node to node. */
  readonly way: readonly Spot[];
  /** Circles on which the maniac may be, where the table shows it or the maniac looks at what is known. */
  readonly possible: readonly number[];
  /** The whole trail of the maniac, for himself or at the end: circles by round. */
  readonly trail: readonly { readonly round: number; readonly circles: readonly number[] }[];
  readonly focus: Spot | undefined;
}

export interface CampSceneHandlers {
  /** A node was tapped, lit or not. */
  onSpot(spot: Spot): void;
  onCamper(camper: number): void;
  /** An arrow was drawn while the planning layer is open. */
  onSketch(from: Spot, to: Spot): void;
  onNothing(): void;
}

/** The camp in PixiJS. It knows what is drawn and nothing of what is lawful. */
export interface CampScene {
  update(model: CampSceneModel): void;
  /** While on, a drag draws an arrow instead of moving the map. */
  setSketching(isOn: boolean): void;
  fit(): void;
  zoom(factor: number): void;
  /** Brings a node into sight. */
  showSpot(spot: Spot): void;
  whereIs(spot: Spot): { readonly x: number; readonly y: number };
  destroy(): void;
}

export type CreateCampScene = (
  host: HTMLElement,
  handlers: CampSceneHandlers,
  settings: { readonly hasReducedMotion: boolean; readonly placeName: (key: string) => string },
) => Promise<CampScene>;
