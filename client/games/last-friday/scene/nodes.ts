import { Container, type Sprite } from "pixi.js";
import { CABIN, type CabinSides } from "../../../../shared/games/last-friday/cabins.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { DiscKind } from "./drawings/nodes.ts";
import type { Fog } from "./fog.ts";
import type { Numbers } from "./numbers.ts";
import { FULL_TINT, INK, MIST_TINT, numeric, SUSPECT_TINT } from "./palette.ts";
import { CIRCLES, type CircleNode, circlePlace, POINTS } from "./plan.ts";
import { empty, picture } from "./sprites.ts";

interface Disc {
  readonly node: CircleNode;
  readonly disc: Sprite;
  readonly number: Sprite;
}

/** What numbers and points look like now. */
export interface NodesLook {
  readonly cabins: CabinSides;
  /** Where the maniac may be. */
  readonly possible: readonly number[];
  /** Circles lit by lanterns. */
  readonly lamplit: readonly number[];
}

/** Numbered circles and white points. */
export class Nodes {
  readonly view = new Container();
  readonly #atlas: Atlas;
  readonly #rings = new Container();
  readonly #discs: Disc[];
  readonly #points: { readonly cabin: number; readonly sprite: Sprite }[];
  #suspects = new Set<number>();
  #shown = "";

  constructor(atlas: Atlas, numbers: Numbers) {
    this.#atlas = atlas;
    const [points, discs, written] = [new Container(), new Container(), new Container()];
    this.#points = POINTS.map(({ x, y, startOf, cabin }) => {
      const sprite = picture(atlas, startOf >= 0 ? `point-start-${startOf}` : "point", { x, y });
      points.addChild(sprite);
      return { cabin, sprite };
    });
    this.#discs = CIRCLES.map((node) => {
      const disc = picture(atlas, `disc-${discOf(node)}`, node);
      const number = numbers.sprite(node.circle);
      number.position.set(node.x, node.y);
      number.tint = numeric(INK);
      discs.addChild(disc);
      written.addChild(number);
      return { node, disc, number };
    });
    this.view.addChild(points, discs, this.#rings, written);
  }

  show({ cabins, possible, lamplit }: NodesLook): void {
    const shown = JSON.stringify([[...cabins], possible, lamplit]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#suspects = new Set(possible);
    for (const { cabin, sprite } of this.#points) sprite.visible = cabin < 0 || cabins[cabin] !== CABIN.closed;
    for (const { node, disc, number } of this.#discs) {
      const isOpen = node.cabin < 0 || cabins[node.cabin] !== CABIN.closed;
      disc.visible = number.visible = isOpen;
      if (node.cabin >= 0) {
        const kind: DiscKind = cabins[node.cabin] === CABIN.campers ? "glowing" : "bare";
        disc.texture = this.#atlas.picture(`disc-${kind}`);
      }
    }
    empty(this.#rings);
    for (const circle of lamplit) this.#rings.addChild(picture(this.#atlas, "lamplit", circlePlace(circle)));
    for (const circle of possible) this.#rings.addChild(picture(this.#atlas, "suspect", circlePlace(circle)));
  }

  /** What lies in the mist is dimmed a little; where the maniac may be is not. */
  dim(fog: Fog): void {
    for (const { node, disc } of this.#discs) {
      if (this.#suspects.has(node.circle)) disc.tint = SUSPECT_TINT;
      else disc.tint = fog.isClear(node) ? FULL_TINT : MIST_TINT;
    }
  }

  /** Circles grow a little where the whole map is small. */
  resize(size: number): void {
    for (const { disc, number } of this.#discs) {
      disc.scale.set(size);
      number.scale.set(size);
    }
    for (const ring of this.#rings.children) ring.scale.set(size);
  }
}

function discOf({ isStart, isPier, isAxe, cabin }: CircleNode): DiscKind {
  if (cabin >= 0) return "bare";
  if (isStart) return "start";
  if (isPier) return "pier";
  return isAxe ? "axe" : "plain";
}
