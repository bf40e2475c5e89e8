import { Container, Sprite } from "pixi.js";
import { cellsOfLine } from "../../../../shared/games/room25/geometry.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Motion } from "../../../scene/motion.ts";
import { Arrows } from "./arrows.ts";
import { changesBetween, isNothing, type Picture, pictureOf } from "./changes.ts";
import type { FaceLook } from "./face.ts";
import { Figure } from "./figure.ts";
import { centreOf, isRow, type Slide, WORLD } from "./geometry.ts";
import type { Standing } from "./hits.ts";
import { Lights } from "./lights.ts";
import { type Cast, HANGING, outside, perform } from "./performing.ts";
import { type Lettering, RoomTile } from "./tile.ts";
import type { RoomSceneModel } from "./types.ts";

/** How much faster than life everything is shown while news wait. */
const HURRY = 2.5;

export interface ComplexSettings {
  readonly atlas: Atlas;
  readonly frame: Atlas;
  readonly motion: Motion;
  readonly hasReducedMotion: boolean;
  roomName(kind: string): string;
  /** Something that tests and readers are told has changed. */
  onShown(): void;
}

/** The board in the world: rooms, people, lights. It shows each model, what moved first, and the newest when it can. */
export class Complex {
  readonly view = new Container();
  isBusy = false;
  readonly #settings: ComplexSettings;
  readonly #ground = new Container();
  readonly #air = new Container();
  readonly #lights: Lights;
  readonly #arrows: Arrows;
  readonly #tiles = new Map<number, RoomTile>();
  readonly #figures: Figure[] = [];
  #lettering: Lettering = { scale: 1, sharpness: 1 };
  #model: RoomSceneModel | undefined;
  #shown: Picture | undefined;

  constructor(settings: ComplexSettings) {
    this.#settings = settings;
    this.#lights = new Lights(settings.atlas);
    this.#arrows = new Arrows(settings.atlas);
    const frame = new Sprite(settings.frame.picture("frame"));
    frame.anchor.set(0.5);
    frame.position.set(WORLD / 2);
    this.view.addChild(frame, this.#arrows.view, this.#lights.below, this.#ground, this.#lights.above, this.#air);
  }

  get model(): RoomSceneModel | undefined {
    return this.#model;
  }

  /** The figures that stand still, where they stand. */
  get standing(): Standing[] {
    return [...this.#tiles.values()].flatMap((tile) =>
      tile.figures.map(({ number, view, size }) => ({
        character: number,
        x: tile.view.x + view.x,
        y: tile.view.y + view.y,
        size,
      })),
    );
  }

  /** By cell: the kind of room that is seen there, "?" where it is hidden. */
  get kindsShown(): string[] {
    return (this.#shown?.cells ?? []).map((key) => this.#tiles.get(key)?.kind || "?");
  }

  /** By character: the cell on which it is seen, -1 for the dead. */
  get cellsOfFigures(): number[] {
    const shown = this.#shown;
    return shown?.places.map((tile) => shown.cells.indexOf(tile)) ?? [];
  }

  show(model: RoomSceneModel): void {
    this.#model = model;
    this.#dress();
    if (this.#shown === undefined) this.#begin(model);
    else if (this.isBusy) this.#settings.motion.pace = HURRY;
    else void this.#catchUp();
    this.#settings.motion.wake();
    this.#settings.onShown();
  }

  setLettering(lettering: Lettering): void {
    const { scale, sharpness } = this.#lettering;
    if (scale === lettering.scale && sharpness === lettering.sharpness) return;
    this.#lettering = lettering;
    this.reletter();
  }

  /** Writes everything anew: in other sizes, or because letters have arrived. */
  reletter(): void {
    for (const tile of this.#tiles.values()) tile.setLettering(this.#lettering);
    this.#settings.motion.wake();
  }

  /** A lit line follows the hand by so much; 0: it lies where it belongs. */
  draw(slide: Slide, by: number): void {
    if (this.isBusy) return;
    for (const cell of cellsOfLine(slide.line)) {
      const tile = this.#tiles.get(this.#shown?.cells[cell] ?? -1);
      const place = centreOf(cell);
      tile?.view.position.set(place.x + (isRow(slide.line) ? by : 0), place.y + (isRow(slide.line) ? 0 : by));
    }
    this.#lights.isVisible = by === 0;
    this.#settings.motion.wake();
  }

  #begin({ board }: RoomSceneModel): void {
    const picture = pictureOf(board);
    this.#shown = picture;
    for (const [number, key] of picture.places.entries()) {
      if (key >= 0) this.#moveIn(this.#figure(number), key);
    }
    this.#setDown();
  }

  /** Every room lies where it belongs, whatever the hand did to it; Room 25 may have left. */
  #setDown(): void {
    if (this.#shown === undefined) return;
    const { cells, kinds, wayOut } = this.#shown;
    for (const [cell, key] of cells.entries()) {
      const { view } = this.#tile(key);
      const hasLeft = wayOut !== undefined && kinds[key] === "room25";
      view.position.copyFrom(hasLeft ? outside(centreOf(cell), wayOut) : centreOf(cell));
      view.alpha = 1;
      this.#tile(key).lift(hasLeft ? HANGING : 0);
      if (hasLeft) this.#ground.addChild(view);
    }
  }

  /** Shows what has changed until nothing has; what came meanwhile is shown in one. */
  async #catchUp(): Promise<void> {
    const { motion } = this.#settings;
    this.isBusy = true;
    for (;;) {
      const { board } = this.#model ?? {};
      if (board === undefined || this.#shown === undefined) break;
      const next = pictureOf(board);
      const changes = changesBetween(this.#shown, next);
      if (isNothing(changes)) break;
      this.#lights.isVisible = changes.shifts.length === 0 && changes.wayOut === undefined;
      await perform(changes, this.#cast());
      this.#shown = next;
      this.#dress();
    }
    this.#setDown();
    motion.pace = 1;
    this.isBusy = false;
    this.#lights.isVisible = true;
    this.#settings.onShown();
    motion.wake();
  }

  #cast(): Cast {
    const { atlas, motion, hasReducedMotion } = this.#settings;
    return {
      atlas,
      motion,
      hasReducedMotion,
      ground: this.#ground,
      air: this.#air,
      tile: (key) => this.#tile(key),
      figure: (number) => this.#figure(number),
      moveIn: (figure, tile) => this.#moveIn(figure, tile),
    };
  }

  /** Everything that does not move: what lies on rooms, who is ringed, what is lit. */
  #dress(): void {
    const model = this.#model;
    if (model === undefined) return;
    const { board, lit, focus } = model;
    for (const key of board.cells) this.#tile(key).wear(lookOf(model, key));
    for (const [cell, key] of [...board.cells].entries()) {
      this.#tile(key).isDimmed = lit.cells.length > 0 && !lit.cells.includes(cell);
    }
    for (const [number, character] of [...board.characters].entries()) {
      this.#figure(number).wear({
        name: character.name,
        seatColour: model.seatColours[character.seat] ?? 0,
        identity: board.mode === "suspicion" ? character.identity : "",
        isActing: board.actor === number && board.phase !== "over",
        isLit: lit.characters.includes(number),
        isFocused: focus !== undefined && "character" in focus && focus.character === number,
        isDimmed: lit.characters.length > 0 && !lit.characters.includes(number),
      });
    }
    this.#lights.show(model);
    this.#arrows.show(model);
  }

  #tile(key: number): RoomTile {
    let tile = this.#tiles.get(key);
    if (tile === undefined) {
      const { atlas, motion, roomName } = this.#settings;
      tile = new RoomTile(atlas, motion, this.#lettering, roomName);
      this.#tiles.set(key, tile);
      this.#ground.addChild(tile.view);
    }
    return tile;
  }

  #figure(number: number): Figure {
    this.#figures[number] ??= new Figure(number, this.#settings.atlas, this.#settings.motion);
    return this.#figures[number];
  }

  #moveIn(figure: Figure, tile: number | undefined): void {
    for (const [key, other] of this.#tiles) {
      if (key !== tile) other.release(figure);
    }
    if (tile !== undefined) this.#tile(tile).admit(figure);
  }
}

function lookOf({ board, hand, seatColours }: RoomSceneModel, key: number): FaceLook {
  const kind = board.tiles[key]?.kind ?? "";
  const opened = (board.complex[key] ?? "") as FaceLook["kind"];
  const isHidden = kind === "" && opened === "";
  const colourOfSeat = (seat: number) => seatColours[seat] ?? 0;
  return {
    kind: kind || opened,
    isPale: kind === "" && opened !== "",
    isClosed: board.tiles[key]?.isClosed ?? false,
    seen: isHidden ? hand?.looks[key] : undefined,
    note: hand?.notes[key] ?? "",
    claims: [...board.claims]
      .filter(({ tile }) => tile === key)
      .map(({ seat, colour }) => ({ seatColour: colourOfSeat(seat), colour })),
    reminders: [...board.reminders].flatMap((tile, seat) => (tile === key ? [colourOfSeat(seat)] : [])),
  };
}
