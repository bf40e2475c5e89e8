import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../../../scene/atlas.ts";
import { pictureSize } from "./art.ts";
import { distance, includes, type Point, type Rect } from "./geometry.ts";

/** Something lit that may lie outside the view. */
export interface Beyond {
  readonly at: Point;
  readonly picture: string;
}

interface Tab extends Beyond {
  readonly holder: Container;
  readonly spike: Sprite;
  readonly icon: Sprite;
}

/** From the edge of the free screen to the middle of a tab, and between two tabs, CSS pixels. */
const MARGIN = 34;
const APART = 52;
const ICON = 30;

/** Paper tabs at the edge of the screen: there is more to do over there. Tapped, they bring it into view. */
export class Pointers {
  readonly layer = new Container();
  readonly #atlas: Atlas;
  #tabs: Tab[] = [];

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
  }

  update(beyond: readonly Beyond[]): void {
    for (const { holder } of this.#tabs) holder.destroy({ children: true });
    this.#tabs = beyond.map(({ at, picture }) => {
      const holder = new Container({ visible: false });
      const spike = new Sprite({ texture: this.#atlas.picture("tab"), anchor: 0.5 });
      const icon = new Sprite({
        texture: this.#atlas.picture(picture),
        anchor: 0.5,
        scale: ICON / pictureSize(picture),
      });
      holder.addChild(spike, icon);
      this.layer.addChild(holder);
      return { at, picture, holder, spike, icon };
    });
  }

  /** Puts the tabs where their things would come into view. */
  place(free: Rect, toScreen: (point: Point) => Point): void {
    const taken: Point[] = [];
    const middle = { x: free.x + free.width / 2, y: free.y + free.height / 2 };
    for (const tab of this.#tabs) {
      const at = toScreen(tab.at);
      tab.holder.visible = !includes(free, at);
      if (!tab.holder.visible) continue;
      const angle = Math.atan2(at.y - middle.y, at.x - middle.x);
      const place = clear(onRim(free, middle, angle), free, taken);
      taken.push(place);
      tab.holder.position.set(place.x, place.y);
      tab.spike.rotation = angle;
      tab.icon.position.set(-2 * Math.cos(angle), -2 * Math.sin(angle));
    }
  }

  /** What the tab under a point of the screen points to. */
  at(screen: Point): Point | undefined {
    return this.#tabs.find(({ holder }) => holder.visible && distance(holder.position, screen) < 28)?.at;
  }
}

function onRim(free: Rect, middle: Point, angle: number): Point {
  const [halfWidth, halfHeight] = [free.width / 2 - MARGIN, free.height / 2 - MARGIN];
  const reach = Math.min(
    halfWidth / Math.max(1e-6, Math.abs(Math.cos(angle))),
    halfHeight / Math.max(1e-6, Math.abs(Math.sin(angle))),
  );
  return { x: middle.x + Math.cos(angle) * reach, y: middle.y + Math.sin(angle) * reach };
}

/** Moves a place along its edge until no other tab lies there. */
function clear(place: Point, free: Rect, taken: readonly Point[]): Point {
  const isOnSide = place.x <= free.x + MARGIN + 1 || place.x >= free.x + free.width - MARGIN - 1;
  for (let step = 0; step < 12; step++) {
    const shift = Math.ceil(step / 2) * APART * (step % 2 ? 1 : -1);
    const moved = isOnSide
      ? { x: place.x, y: Math.min(free.y + free.height - MARGIN, Math.max(free.y + MARGIN, place.y + shift)) }
      : { x: Math.min(free.x + free.width - MARGIN, Math.max(free.x + MARGIN, place.x + shift)), y: place.y };
    if (taken.every((other) => distance(other, moved) >= APART - 1)) return moved;
  }
  return place;
}
