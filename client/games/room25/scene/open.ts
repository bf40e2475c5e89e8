import { ROOM_KINDS } from "../../../../shared/games/room25/kinds.ts";
import { paintAtlas } from "../../../scene/atlas.ts";
import { Camera } from "../../../scene/camera.ts";
import { addGrain } from "../../../scene/grain.ts";
import { Motion } from "../../../scene/motion.ts";
import { openStage } from "../../../scene/stage.ts";
import { Complex } from "./complex.ts";
import { cutouts } from "./cutouts.ts";
import { DEFS } from "./drawings/defs.ts";
import { frame } from "./drawings/frame.ts";
import { centreOf, WHOLE } from "./geometry.ts";
import { listen } from "./gestures.ts";
import { loadFont } from "./names.ts";
import type { CreateRoomScene, RoomScene, RoomSceneModel } from "./types.ts";

/** Pixels a unit at which pictures are painted: half steps, so that small changes of size do not repaint them. */
const FINEST = 3;
const GRAIN = 0.1;
/** CSS pixels a unit: a fitted board never grows larger, it looks lost otherwise. */
const LARGEST_FITTED = 1.5;

/** Builds the scene on a new canvas. @param onLost the canvas died: this scene must be destroyed and another opened */
export async function openRoomScene(
  host: HTMLElement,
  handlers: Parameters<CreateRoomScene>[1],
  { hasReducedMotion, roomName }: Parameters<CreateRoomScene>[2],
  onLost: () => void,
): Promise<RoomScene> {
  const stage = await openStage(host);
  const detailFor = (scale: number) => Math.min(FINEST, Math.max(1, Math.ceil(scale * stage.resolution * 2) / 2));
  let detail = detailFor(Math.min(host.clientWidth, host.clientHeight) / WHOLE.width);
  const grained = (sheet: HTMLCanvasElement) => addGrain(sheet, GRAIN);
  const [atlas, frames] = await Promise.all([
    paintAtlas(cutouts(), detail, DEFS, grained),
    paintAtlas(new Map([["frame", frame()]]), Math.min(2, detail), DEFS, grained),
    loadFont(ROOM_KINDS.map(roomName)),
  ]).catch((reason: unknown) => {
    stage.close();
    throw reason;
  });

  const publish = () => {
    host.dataset.settled = String(motion.isAtRest && !complex.isBusy && complex.model !== undefined);
    host.dataset.cells = complex.kindsShown.join(" ");
    host.dataset.figures = complex.cellsOfFigures.join(" ");
  };
  const motion = new Motion(() => stage.draw(), publish);
  const complex = new Complex({ atlas, frame: frames, motion, hasReducedMotion, roomName, onShown: publish });
  const camera = new Camera(stage.app.renderer.events, motion, {
    hasReducedMotion,
    limits: (whole) => ({ smallest: Math.min(whole, LARGEST_FITTED), largest: Math.max(2, whole * 3) }),
    roam: 0,
    onMove: sharpen,
  });
  camera.viewport.addChild(complex.view);
  stage.app.stage.addChild(camera.viewport);
  camera.cover(WHOLE);

  const frameAll = (isSmooth: boolean) => {
    camera.isHeld = false;
    camera.moveTo(camera.viewOf(WHOLE), isSmooth);
  };
  const hands = listen(camera, complex, motion, stage.app.canvas, handlers, () => frameAll(true));

  /** Letters and pictures follow the zoom, but not while it changes. */
  function sharpen(): void {
    if (camera.isGliding || camera.viewport.input.count() > 1) return;
    const sharpness = Math.max(1, Math.ceil(camera.scale * stage.resolution * 2) / 2);
    complex.setLettering({ scale: Math.min(camera.wholeScale, LARGEST_FITTED), sharpness });
    const wanted = detailFor(camera.scale);
    if (wanted <= detail) return;
    detail = wanted;
    void atlas.repaint(wanted).then(() => motion.wake());
  }

  let isClosed = false;
  let notes = "";
  /** Notes may be in any script, of whose letters the page may have none yet. */
  const readNotes = ({ hand }: RoomSceneModel) => {
    const text = Object.values(hand?.notes ?? {}).join("");
    if (text === notes) return;
    notes = text;
    void loadFont([text]).then(() => {
      if (!isClosed) complex.reletter();
    });
  };

  stage.watch({
    onResize(width, height) {
      camera.resize(width, height);
      if (!camera.isHeld) frameAll(false);
      sharpen();
      stage.draw();
    },
    onLost,
  });

  return {
    update(model) {
      readNotes(model);
      complex.show(model);
      hands.onShown();
    },
    fit: () => frameAll(true),
    zoom: (factor) => camera.zoom(factor),
    whereIs(cell) {
      const { x, y } = camera.viewport.toScreen(centreOf(cell).x, centreOf(cell).y);
      const { left, top } = stage.app.canvas.getBoundingClientRect();
      return { x: left + x, y: top + y };
    },
    destroy() {
      isClosed = true;
      motion.stop();
      stage.close();
      atlas.destroy();
      frames.destroy();
    },
  };
}
