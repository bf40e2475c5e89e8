import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { isSame, type Mall } from "../../../../shared/games/magic-maze/mall.ts";
import { type Aim, isAt } from "./aims.ts";
import { around, CELL, centreOf, cornersOf, mallRect, type Point, plateRect, type Rect } from "./geometry.ts";
import type { MallCamera } from "./mallCamera.ts";
import type { MazeSceneModel } from "./types.ts";

/** What the camera does by itself: it follows the mall's growth, the selected hero and the keyboard, and never a hand. */
export class Framing {
  readonly #camera: MallCamera;

  constructor(camera: MallCamera) {
    this.#camera = camera;
  }

  follow(mall: Mall, former: MazeSceneModel | undefined, model: MazeSceneModel, aims: readonly Aim[]): void {
    if (former === undefined) {
      this.#camera.isHeld = false;
      this.frame(mall, model, aims);
      return;
    }
    const { selected } = model;
    const isChosen = selected !== undefined && selected !== former.selected;
    if (isChosen || hasMoved(selected, former, model)) {
      this.#showSelected(model, aims, isChosen);
      return;
    }
    const focused = aims.find((aim) => isAt(aim, model.focus));
    if (focused && !isAt(focused, former.focus)) this.#show(around([focused.at], CELL * 0.8), true);
    if (former.board.tiles.length < model.board.tiles.length && !this.#camera.isHeld) this.#showNewGround(mall, model);
  }

  /** The whole mall if its cells stay large enough for a finger, else the part about what matters. */
  frame(mall: Mall, model: MazeSceneModel, aims: readonly Aim[]): void {
    const heroes = [...model.board.heroes].filter((hero) => !hero.isOut).map(centreOf);
    this.#camera.moveTo(
      this.#camera.overview(middleOf(heroes.length > 0 ? around(heroes, 0) : mallRect(mall, 0))),
      false,
    );
    this.#showSelected(model, aims, true, false);
  }

  /** The mall grows: all of it is seen again, or at least the new tile, unless one's own hero would be lost. */
  #showNewGround(mall: Mall, { board, selected }: MazeSceneModel): void {
    const whole = mallRect(mall, 16);
    const tile = mall.tiles.at(-1);
    if (tile === undefined || this.#camera.shows(whole)) return;
    const place = plateRect(tile);
    if (this.#camera.hasRoomFor(whole)) {
      this.#camera.moveTo(this.#camera.overview(middleOf(place)), true);
      return;
    }
    const hero = selected && board.heroes[COLOURS.indexOf(selected)];
    const wish = around([...cornersOf(place), ...(hero ? [centreOf(hero)] : [])], 10);
    if (!hero || this.#camera.hasRoomFor(wish)) this.#show(wish, true);
  }

  /** The hero with its lit cells, or, if they lie too far apart, with those it can walk to; pointers tell of the rest. */
  #showSelected({ board, selected }: MazeSceneModel, aims: readonly Aim[], isChosen: boolean, isSmooth = true): void {
    const hero = selected && board.heroes[COLOURS.indexOf(selected)];
    if (!hero || hero.isOut || (this.#camera.isHeld && !isChosen)) return;
    const at = centreOf(hero);
    const near = aims.filter((aim) => aim.target.command.type !== "vortex").map((aim) => aim.at);
    const rects = [[at, ...aims.map((aim) => aim.at)], [at, ...near], [at]].map((points) =>
      around(points, CELL * 0.85),
    );
    // A view taken by hand is only left when the hero is out of sight.
    const rect = this.#camera.isHeld ? undefined : rects.find((wish) => this.#camera.hasRoomFor(wish));
    this.#show(rect ?? around([at], CELL * 0.85), isSmooth);
  }

  #show(rect: Rect, isSmooth: boolean): void {
    if (!this.#camera.shows(rect)) this.#camera.moveTo(this.#camera.nudged(rect), isSmooth);
  }
}

function hasMoved(selected: Colour | undefined, former: MazeSceneModel, model: MazeSceneModel): boolean {
  if (selected === undefined) return false;
  const index = COLOURS.indexOf(selected);
  const [before, now] = [former.board.heroes[index], model.board.heroes[index]];
  return before !== undefined && now !== undefined && !isSame(before, now);
}

function middleOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
