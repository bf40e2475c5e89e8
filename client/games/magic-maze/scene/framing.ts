import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { isSame, type Mall } from "../../../../shared/games/magic-maze/mall.ts";
import { type Aim, isAt } from "./aims.ts";
import type { Camera } from "./camera.ts";
import { around, CELL, centreOf, mallRect, type Point, type Rect } from "./geometry.ts";
import type { MazeSceneModel } from "./types.ts";

/** What the camera does by itself: it follows the mall's growth, the selected hero and the keyboard, and never a hand. */
export class Framing {
  readonly #camera: Camera;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  follow(mall: Mall, former: MazeSceneModel | undefined, model: MazeSceneModel, aims: readonly Aim[]): void {
    if (former === undefined) {
      this.#camera.isHeld = false;
      this.frame(mall, model, aims, false);
      return;
    }
    const { selected } = model;
    const isChosen = selected !== undefined && selected !== former.selected;
    if (isChosen || hasMoved(selected, former, model)) {
      this.#showSelected(model, aims, isChosen);
      return;
    }
    const focused = aims.find((aim) => isAt(aim, model.focus));
    if (focused && !isAt(focused, former.focus)) this.#show(around([focused.at], CELL * 0.8));
    const hasGrown = former.board.tiles.length < model.board.tiles.length;
    if (hasGrown && !this.#camera.isHeld && !this.#camera.shows(mallRect(mall, 16)))
      this.frame(mall, model, aims, true);
  }

  /** The whole mall if its cells stay large enough for a finger, else the part about what matters. */
  frame(mall: Mall, model: MazeSceneModel, aims: readonly Aim[], isSmooth: boolean): void {
    const heroes = [...model.board.heroes].filter((hero) => !hero.isOut).map(centreOf);
    const rect = heroes.length > 0 ? around(heroes, 0) : mallRect(mall, 0);
    this.#camera.moveTo(this.#camera.overview(centreOfRect(rect)), isSmooth);
    if (model.selected !== undefined) this.#showSelected(model, aims, true);
  }

  /** The hero with its lit cells, or, if they lie too far apart, with those it can walk to; pointers tell of the rest. */
  #showSelected({ board, selected }: MazeSceneModel, aims: readonly Aim[], isChosen: boolean): void {
    const hero = selected && board.heroes[COLOURS.indexOf(selected)];
    if (!hero || hero.isOut) return;
    const at = centreOf(hero);
    const near = aims.filter((aim) => aim.target.command.type !== "vortex").map((aim) => aim.at);
    const wishes = [[at, ...aims.map((aim) => aim.at)], [at, ...near], [at]].map((points) =>
      around(points, CELL * 0.85),
    );
    // A view taken by hand is only left when the hero is out of sight.
    const wish = this.#camera.isHeld ? wishes.at(-1) : wishes.find((rect) => this.#camera.hasRoomFor(rect));
    const goal = wish ?? wishes.at(-1);
    if (goal && (isChosen || !this.#camera.isHeld)) this.#show(goal);
  }

  #show(rect: Rect): void {
    if (!this.#camera.shows(rect)) this.#camera.moveTo(this.#camera.nudged(rect), true);
  }
}

function hasMoved(selected: Colour | undefined, former: MazeSceneModel, model: MazeSceneModel): boolean {
  if (selected === undefined) return false;
  const index = COLOURS.indexOf(selected);
  const [before, now] = [former.board.heroes[index], model.board.heroes[index]];
  return before !== undefined && now !== undefined && !isSame(before, now);
}

function centreOfRect({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
