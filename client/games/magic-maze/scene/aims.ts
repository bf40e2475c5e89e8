import { type ExploreCell, isSame, type Mall } from "../../../../shared/games/magic-maze/mall.ts";
import type { Lit } from "../model/lit.ts";
import { gateAt } from "./gates.ts";
import { CELL, centreOf, distance, includes, outside, type Point, plateRect, type Rect } from "./geometry.ts";

/** A lawful target as it lies in the mall: where its light is, and what a finger may hit. */
export interface Aim {
  readonly target: Lit;
  readonly at: Point;
  /** The gate through which a tile would be laid. */
  readonly gate: ExploreCell | undefined;
  /** Where that tile would come to lie. */
  readonly ghost: Rect | undefined;
}

/** How far outside the middle of its cell the sign of an explore target stands. */
export const SIGN_DISTANCE = 71;

export function aimsOf(mall: Mall, targets: readonly Lit[]): Aim[] {
  return targets.map((target) => {
    const gate = target.command.type === "explore" ? gateAt(mall, target) : undefined;
    return {
      target,
      gate,
      at: gate ? outside(gate, SIGN_DISTANCE) : centreOf(target),
      ghost: gate?.leadsTo && plateRect(gate.leadsTo),
    };
  });
}

/** Aims by cell and kind: a cell reached on foot and by vortex alike is lit once, as the first says. */
export function distinct(aims: readonly Aim[]): Aim[] {
  return aims.filter((aim, index) => aims.findIndex((other) => isAlike(other, aim)) === index);
}

function isAlike(a: Aim, b: Aim): boolean {
  return (a.gate === undefined) === (b.gate === undefined) && distance(a.at, b.at) < 1;
}

/** Whether a point lies right on what is lit. */
export function isOn(aim: Aim, point: Point): boolean {
  if (aim.gate === undefined) {
    const { x, y } = aim.at;
    return includes({ x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL }, point);
  }
  return distance(aim.at, point) < 28 || distance(outside(aim.gate, 36), point) < 20;
}

/** How far a point is from what is lit: 0 on it. */
export function gapTo(aim: Aim, point: Point): number {
  if (isOn(aim, point)) return 0;
  const reach = CELL / 2;
  const dx = Math.max(0, Math.abs(point.x - aim.at.x) - reach);
  const dy = Math.max(0, Math.abs(point.y - aim.at.y) - reach);
  return Math.hypot(dx, dy);
}

export function nearest(aims: readonly Aim[], point: Point, within: number): Aim | undefined {
  let best: Aim | undefined;
  let bestGap = within;
  for (const aim of aims) {
    const gap = gapTo(aim, point);
    if (gap <= bestGap && (best === undefined || gap < bestGap)) [best, bestGap] = [aim, gap];
  }
  return best;
}

export function isAt(aim: Aim, spot: { row: number; col: number } | undefined): boolean {
  return spot !== undefined && isSame(aim.target, spot);
}
