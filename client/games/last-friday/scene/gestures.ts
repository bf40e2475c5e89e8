import type { FederatedPointerEvent } from "pixi.js";
import type { Camera } from "../../../scene/camera.ts";
import type { Point } from "../../../scene/shapes.ts";
import type { Camp } from "./camp.ts";
import { hitAt, nodeAt, spotPlace, type Targets } from "./hits.ts";
import { idOf } from "./plan.ts";
import type { CampSceneHandlers, Spot } from "./types.ts";

/** CSS pixels after which a press draws. */
const PULL = 9;
/** CSS pixels about a node from which an arrow may start or where it may end. */
const REACH = 34;
/** Two taps within this many ms are one double tap. */
const DOUBLE = 320;
const CLOSER = 2;

export interface Hands {
  setSketching(isOn: boolean): void;
}

/** Taps, double taps, and arrows drawn on the planning layer. */
export function listen(
  camera: Camera,
  camp: Camp,
  canvas: HTMLCanvasElement,
  handlers: CampSceneHandlers,
  isThere: Targets["isThere"],
  frame: { whole(): void; redraw(): void },
): Hands {
  const { viewport } = camera;
  let isSketching = false;
  let pull: { readonly pointer: number; readonly from: Spot; readonly start: Point; isDrawn: boolean } | undefined;
  let lastTap = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  const hit = (place: Point) =>
    hitAt(place, camera.scale, { lit: camp.model?.lit ?? [], pawns: camp.standing, isThere });

  function tap(world: Point, screen: Point): void {
    const found = hit(world);
    const isDouble =
      performance.now() - lastTap.at < DOUBLE && Math.hypot(screen.x - lastTap.x, screen.y - lastTap.y) < 30;
    lastTap = { at: isDouble ? Number.NEGATIVE_INFINITY : performance.now(), ...screen };
    // Choosing or drawing twice in haste must not zoom.
    if (isDouble && !found.isLit && !isSketching) {
      const isClose = camera.scale > camera.wholeScale * 1.05;
      if (isClose) frame.whole();
      else camera.zoom(Math.max(CLOSER, 0.8 / camera.scale), world);
      return;
    }
    if (found.is === "spot") handlers.onSpot(found.spot);
    else if (found.is === "camper") handlers.onCamper(found.camper);
    else handlers.onNothing();
  }

  function letGo(): void {
    if (pull === undefined) return;
    pull = undefined;
    camp.sketches.pull(undefined, { x: 0, y: 0 });
    camera.letDrag(true);
    frame.redraw();
  }

  viewport.on("clicked", ({ world, screen }: { world: Point; screen: Point }) => {
    tap({ x: world.x, y: world.y }, { x: screen.x, y: screen.y });
  });
  viewport.on("pointerdown", (event: FederatedPointerEvent) => {
    if (!isSketching) return;
    // A second finger: they want to move the map.
    if (pull !== undefined || viewport.input.count() > 1) {
      letGo();
      return;
    }
    const start = viewport.toWorld(event.global);
    const from = nodeAt(start, camera.scale, REACH, isThere);
    if (from === undefined) return;
    pull = { pointer: event.pointerId, from, start: { x: event.global.x, y: event.global.y }, isDrawn: false };
    camera.letDrag(false);
  });
  viewport.on("globalpointermove", (event: FederatedPointerEvent) => {
    const at = viewport.toWorld(event.global);
    if (pull === undefined) {
      if (event.pointerType === "mouse") canvas.style.cursor = cursorAt(at);
      return;
    }
    if (event.pointerId !== pull.pointer) return;
    if (Math.hypot(event.global.x - pull.start.x, event.global.y - pull.start.y) > PULL) pull.isDrawn = true;
    if (!pull.isDrawn) return;
    const to = nodeAt(at, camera.scale, REACH, isThere);
    camp.sketches.pull(spotPlace(pull.from), to ? spotPlace(to) : { x: at.x, y: at.y });
    frame.redraw();
  });
  viewport.on("pointerup", (event: FederatedPointerEvent) => {
    if (pull?.isDrawn && event.pointerId === pull.pointer) {
      const to = nodeAt(viewport.toWorld(event.global), camera.scale, REACH, isThere);
      if (to && idOf(to) !== idOf(pull.from)) handlers.onSketch(pull.from, to);
    }
    letGo();
  });
  for (const event of ["pointerupoutside", "pointercancel"] as const) viewport.on(event, letGo);

  function cursorAt(place: Point): string {
    if (isSketching) return "crosshair";
    const found = hit(place);
    return found.isLit || found.is === "camper" ? "pointer" : "default";
  }

  return {
    setSketching(isOn) {
      isSketching = isOn;
      canvas.style.cursor = isOn ? "crosshair" : "default";
      if (!isOn) letGo();
    },
  };
}
