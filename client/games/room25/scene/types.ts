import type { RoomHand } from "../../../../shared/games/room25/hands.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";

/** What may be chosen now: lit. Cells are 0 to 24 in reading order. */
export interface Lit {
  readonly cells: readonly number[];
  readonly slides: readonly { readonly line: number; readonly direction: number }[];
  /** Numbers of characters. */
  readonly characters: readonly number[];
}

/** All that the complex shows. Given whole whenever anything changed; the scene finds out what moved. */
export interface RoomSceneModel {
  readonly board: RoomView;
  /** What is known and noted of hidden rooms: by this page's seat, or by all; undefined while it lies face down. */
  readonly hand: Pick<RoomHand, "looks" | "notes"> | undefined;
  /** Colours of the seats, by seat, for reminders and claims. */
  readonly seatColours: readonly number[];
  readonly lit: Lit;
  /** The cell, slide or character that the keyboard is on. */
  readonly focus:
    | { readonly cell: number }
    | { readonly line: number; readonly direction: number }
    | { readonly character: number }
    | undefined;
}

export interface RoomSceneHandlers {
  /** Any room was tapped, lit or not. */
  onCell(cell: number): void;
  onCharacter(character: number): void;
  /** An arrow beside a line was tapped, or a lit line was dragged that way. */
  onSlide(line: number, direction: number): void;
  onNothing(): void;
}

/** The complex in PixiJS. It knows what is drawn and nothing of what is lawful. */
export interface RoomScene {
  update(model: RoomSceneModel): void;
  fit(): void;
  zoom(factor: number): void;
  /** Where the middle of a cell is on the page now, in CSS pixels. */
  whereIs(cell: number): { readonly x: number; readonly y: number };
  destroy(): void;
}

export type CreateRoomScene = (
  host: HTMLElement,
  handlers: RoomSceneHandlers,
  settings: { readonly hasReducedMotion: boolean; readonly roomName: (kind: string) => string },
) => Promise<RoomScene>;
