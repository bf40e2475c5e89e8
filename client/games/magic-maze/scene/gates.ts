import { Container, Sprite } from "pixi.js";
import { type ExploreCell, isSame, type Mall, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import type { Atlas } from "../../../scene/atlas.ts";
import type { Motion } from "../../../scene/motion.ts";
import { ahead, CELL, centreOf, type Point } from "./geometry.ts";
import type { LaidPlate } from "./ground.ts";

/** `closed`: new ground may be laid; `open`: a passage; `dead`: it leads nowhere any more. */
export type GateState = "closed" | "open" | "dead";

function gateState(mall: Mall, gate: ExploreCell, tilesLeft: number): GateState {
  if (mall.step(gate, gate.edge, gate.colour) !== undefined) return "open";
  return gate.leadsTo !== undefined && tilesLeft > 0 ? "closed" : "dead";
}

/** Explore gates, passages and shutters. */
export class Gates {
  /** Passages lie over both plates that they join. */
  readonly layer = new Container();
  readonly #atlas: Atlas;
  readonly #motion: Motion;
  readonly #shown = new Map<string, { state: GateState; holder: Container }>();

  constructor(atlas: Atlas, motion: Motion) {
    this.#atlas = atlas;
    this.#motion = motion;
  }

  clear(): void {
    this.#shown.clear();
    for (const child of this.layer.removeChildren()) child.destroy();
  }

  update(mall: Mall, tilesLeft: number, plates: readonly LaidPlate[], isFirst: boolean): void {
    for (const gate of mall.explores) {
      const plate = plates[gate.tile];
      if (plate === undefined) continue;
      const name = `${gate.row},${gate.col},${gate.edge}`;
      const state = gateState(mall, gate, tilesLeft);
      const shown = this.#shown.get(name);
      if (shown?.state === state) continue;
      shown?.holder.destroy({ children: true });
      const holder = this.#draw(gate, state, plate);
      this.#shown.set(name, { state, holder });
      // What opens while one looks on comes into sight only when the new plate has come down.
      if (state === "open" && !isFirst) this.#fadeIn(holder);
    }
    for (const entry of entries(mall)) {
      const name = `entry ${entry.row},${entry.col}`;
      if (this.#shown.has(name) || mall.step(entry, entry.edge, "yellow") === undefined) continue;
      this.#shown.set(name, { state: "open", holder: this.#passage(entry) });
    }
  }

  #draw(gate: ExploreCell, state: GateState, { placement, board }: LaidPlate): Container {
    if (state === "open") return this.#passage(gate);
    const holder = new Container({
      x: (gate.col - placement.col + 0.5) * CELL,
      y: (gate.row - placement.row + 0.5) * CELL,
    });
    board.addChild(holder);
    const put = (name: string, at: Point, scale = 1) =>
      holder.addChild(new Sprite({ texture: this.#atlas.picture(name), anchor: 0.5, x: at.x, y: at.y, scale }));
    if (state === "dead") {
      put(`shutter-${gate.edge}`, { x: 0, y: 0 });
      return holder;
    }
    put(`gate-${gate.colour}-${gate.edge}`, { x: 0, y: 0 });
    const inwards = ahead({ x: 0, y: 0 }, gate.edge, -3.5);
    put(`badge-${gate.colour}`, inwards);
    if (gate.hasLoudspeaker) {
      const beside = { x: inwards.x + (gate.edge === "W" ? 16 : -16), y: inwards.y + (gate.edge === "N" ? 15 : -14) };
      put("plain-disc", beside, 0.92);
      put("loudspeaker", beside);
    }
    return holder;
  }

  /** Drawn once for the two gates that meet there. */
  #passage(gate: Spot & { readonly edge: ExploreCell["edge"] }): Container {
    const at = ahead(centreOf(gate), gate.edge, CELL / 2);
    const holder = new Container({ x: at.x, y: at.y });
    const isThere = this.layer.children.some((child) => child.x === at.x && child.y === at.y);
    if (!isThere) {
      const name = gate.edge === "N" || gate.edge === "S" ? "passage-down" : "passage-across";
      holder.addChild(new Sprite({ texture: this.#atlas.picture(name), anchor: 0.5 }));
    }
    this.layer.addChild(holder);
    return holder;
  }

  #fadeIn(holder: Container): void {
    holder.alpha = 0;
    this.#motion.tween(420, (t) => {
      if (!holder.destroyed) holder.alpha = Math.max(0, t * 3 - 2);
    });
  }
}

/** Every cell with an entry arrow at its edge. */
function entries(mall: Mall) {
  return mall.cells.flatMap((cell) =>
    (["N", "E", "S", "W"] as const)
      .filter((edge) => cell.sides[edge] === "entry")
      .map((edge) => ({ row: cell.row, col: cell.col, edge })),
  );
}

export function gateAt(mall: Mall, spot: Spot): ExploreCell | undefined {
  return mall.explores.find((explore) => isSame(explore, spot));
}
