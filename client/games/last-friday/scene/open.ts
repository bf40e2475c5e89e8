import { CABIN } from "../../../../shared/games/last-friday/cabins.ts";
import { cabinOfCircle, cabinOfPoint } from "../../../../shared/games/last-friday/camp.ts";
import { paintAtlas } from "../../../scene/atlas.ts";
import { Camera, type View } from "../../../scene/camera.ts";
import { addGrain } from "../../../scene/grain.ts";
import { Motion } from "../../../scene/motion.ts";
import { openStage } from "../../../scene/stage.ts";
import { Camp } from "./camp.ts";
import { cutouts } from "./cutouts.ts";
import { DEFS } from "./drawings/defs.ts";
import { GROUND_SHRINK, softPictures } from "./drawings/soft.ts";
import { frameOf, LARGEST_FRAME, scaleOf, subjectOf } from "./framing.ts";
import { listen } from "./gestures.ts";
import { spotPlace } from "./hits.ts";
import { loadFont, Numbers } from "./numbers.ts";
import { idOf, PLACE_KEYS, WORLD } from "./plan.ts";
import type { CampScene, CampSceneModel, CreateCampScene, Spot } from "./types.ts";

/** Pixels a unit at which pictures are painted, at most. */
const FINEST = 3;
/** The ground is soft and has no letters: a pixel a unit is enough. */
const GROUND_DETAIL = GROUND_SHRINK;
const GRAIN = 0.09;
/** CSS pixels a unit: below this the whole map is too small to be read, and only a part of it is shown at first. */
const LEGIBLE = 0.42;

/** Builds the scene on a new canvas. @param onLost the canvas died: this scene must be destroyed and another opened */
export async function openCampScene(
  host: HTMLElement,
  handlers: Parameters<CreateCampScene>[1],
  { hasReducedMotion, placeName }: Parameters<CreateCampScene>[2],
  onLost: () => void,
): Promise<CampScene> {
  // What a former scene said of itself holds no longer.
  host.dataset.settled = "false";
  const stage = await openStage(host);
  const detailFor = (scale: number) => Math.min(FINEST, Math.max(1, Math.ceil(scale * stage.resolution * 2) / 2));
  let detail = detailFor(Math.max(LARGEST_FRAME, host.clientWidth / WORLD.width));
  const grained = (sheet: HTMLCanvasElement) => addGrain(sheet, GRAIN);
  const [atlas, soft] = await Promise.all([
    paintAtlas(cutouts(), detail, DEFS, grained),
    paintAtlas(softPictures(), GROUND_DETAIL, DEFS),
    loadFont(PLACE_KEYS.map(placeName)),
  ]).catch((reason: unknown) => {
    stage.close();
    throw reason;
  });
  const numbers = new Numbers(detail);

  const motion = new Motion(() => stage.draw(), publish);
  const { renderer } = stage.app;
  const camp = new Camp({ atlas, soft, numbers, motion, renderer, hasReducedMotion, placeName, onShown: publish });
  const camera = new Camera(renderer.events, motion, {
    hasReducedMotion,
    limits: (whole) => ({ smallest: whole, largest: Math.max(1.6, whole * 3) }),
    roam: 0,
    onMove: sharpen,
  });
  // The map is moved as one: what is on it need not be gone through for that.
  camp.view.isRenderGroup = true;
  camera.viewport.addChild(camp.view);
  stage.app.stage.addChild(camera.viewport);
  camera.cover(WORLD);

  let subject = "";
  /** Somebody wants to see all of it: the map does not follow the game then. */
  let wantsWhole = false;

  const isSmall = () => camera.wholeScale < LEGIBLE;
  const frame = (view: View, isSmooth: boolean) => {
    camera.isHeld = false;
    camera.moveTo(view, isSmooth);
  };
  const showWhole = () => {
    wantsWhole = true;
    frame(camera.viewOf(WORLD), true);
  };
  const frameAction = (isSmooth: boolean) => {
    wantsWhole = false;
    const view = camera.viewOf(camp.model && isSmall() ? frameOf(camp.model) : WORLD);
    const scale = camp.model && isSmall() ? scaleOf(camp.model, view.scale) : undefined;
    // What does not fit legibly is shown whole: what is lit there is drawn larger.
    frame(scale === undefined ? camera.viewOf(WORLD) : { ...view, scale }, isSmooth);
  };
  const isThere = (spot: Spot) => {
    const cabin = "circle" in spot ? cabinOfCircle(spot.circle) : cabinOfPoint(spot.point);
    return cabin < 0 || camp.model?.board.cabins[cabin] !== CABIN.closed;
  };
  const hands = listen(camera, camp, stage.app.canvas, handlers, isThere, {
    whole: showWhole,
    redraw: () => motion.wake(),
  });

  function onPage(spot: Spot): { x: number; y: number } {
    const place = spotPlace(spot);
    const { x, y } = camera.viewport.toScreen(place.x, place.y);
    const { left, top } = stage.app.canvas.getBoundingClientRect();
    return { x: left + x, y: top + y };
  }

  /** For tests and readers: what is shown, and where. */
  function publish(): void {
    const isSettled = motion.isAtRest && !camp.isBusy && camp.model !== undefined;
    host.dataset.settled = String(isSettled);
    host.dataset.campers = camp.pointsShown.join(" ");
    host.dataset.maniac = camp.maniacShown > 0 ? String(camp.maniacShown) : "";
    if (!isSettled) return;
    host.dataset.lit = (camp.model?.lit ?? [])
      .map((spot) => {
        const { x, y } = onPage(spot);
        return `${idOf(spot)}:${x.toFixed()},${y.toFixed()}`;
      })
      .join(";");
    const { left, top } = stage.app.canvas.getBoundingClientRect();
    const { x, y } = camera.viewport;
    host.dataset.frame = [left + x, top + y, camera.scale].map((value) => value.toFixed(3)).join(",");
  }

  /** Letters and pictures follow the zoom, but are painted anew only when it has come to rest. */
  function sharpen(): void {
    const sharpness = Math.max(1, camera.scale * stage.resolution);
    camp.resize(camera.scale, Math.ceil(sharpness * 2) / 2);
    if (camera.isGliding || camera.viewport.input.count() > 1) return;
    // A view that was set at once is at rest already.
    if (motion.isAtRest) publish();
    numbers.rewrite(Math.min(4, sharpness));
    const wanted = detailFor(camera.scale);
    if (wanted <= detail) return;
    detail = wanted;
    void atlas.repaint(wanted).then(() => motion.wake());
  }

  const isInSight = (spot: Spot) => {
    const { x, y } = camera.viewport.toScreen(spotPlace(spot).x, spotPlace(spot).y);
    return x > 0 && y > 0 && x < host.clientWidth && y < host.clientHeight;
  };

  /** On a small screen the map follows the game; whoever looks elsewhere is fetched only for what he may choose. */
  function follow(model: CampSceneModel, isFirst: boolean): void {
    const next = subjectOf(model);
    if (next === subject) return;
    subject = next;
    if (isFirst) frameAction(false);
    else if (isSmall() && (camera.isHeld ? !model.lit.every(isInSight) : !wantsWhole)) frameAction(true);
  }

  stage.watch({
    onResize(width, height) {
      camera.resize(width, height);
      if (!camera.isHeld) {
        if (wantsWhole) frame(camera.viewOf(WORLD), false);
        else frameAction(false);
      }
      sharpen();
      publish();
      stage.draw();
    },
    onLost,
  });

  return {
    update(model) {
      const isFirst = camp.model === undefined;
      camp.show(model);
      follow(model, isFirst);
    },
    setSketching: hands.setSketching,
    fit: showWhole,
    zoom: (factor) => camera.zoom(factor),
    showSpot(spot) {
      const { x, y } = spotPlace(spot);
      wantsWhole = false;
      camera.moveTo({ x, y, scale: Math.max(camera.scale, isSmall() ? LARGEST_FRAME * 0.9 : camera.scale) }, true);
    },
    whereIs: onPage,
    destroy() {
      motion.stop();
      camp.destroy();
      stage.close();
      atlas.destroy();
      soft.destroy();
      numbers.destroy();
    },
  };
}
