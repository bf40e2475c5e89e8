import "pixi.js/unsafe-eval";
import "pixi.js/events";
import { isWebGLSupported, Ticker, WebGLRenderer } from "pixi.js";
import { keepBatchesLight } from "../../../scene/batching.ts";
import { Stage } from "./stage.ts";
import type { CreateMazeScene, MazeSceneHandlers } from "./types.ts";

interface Built {
  readonly renderer: WebGLRenderer;
  readonly stage: Stage;
}

/** @throws Error "no-webgl" where the browser cannot draw it */
export const createMazeScene: CreateMazeScene = async (host, handlers, { hasReducedMotion }) => {
  let built = await build(host, handlers, hasReducedMotion);
  let isDestroyed = false;
  const observer = new ResizeObserver(() => built.stage.resize());
  observer.observe(host);

  /** A lost context never comes back whole: all is made anew and goes on with what was last shown. */
  const rebuild = async () => {
    if (isDestroyed) return;
    const former = built;
    try {
      const next = await build(host, handlers, hasReducedMotion);
      if (isDestroyed) {
        tearDown(next);
        return;
      }
      built = next;
      built.stage.takeOver(former.stage);
      tearDown(former);
      watch();
    } catch {
      // The browser gives no context now; it is asked again when the page is looked at.
      document.addEventListener("visibilitychange", () => !isDestroyed && void rebuild(), { once: true });
    }
  };
  const watch = () => built.renderer.canvas.addEventListener("webglcontextlost", () => void rebuild(), { once: true });
  watch();

  return {
    update: (model) => built.stage.update(model),
    lean: (colour, direction) => built.stage.lean(colour, direction),
    fit: () => built.stage.fit(),
    zoom: (factor) => built.stage.zoom(factor),
    whereIs: (spot) => built.stage.whereIs(spot),
    destroy() {
      if (isDestroyed) return;
      isDestroyed = true;
      observer.disconnect();
      tearDown(built);
    },
  };
};

async function build(host: HTMLElement, handlers: MazeSceneHandlers, hasReducedMotion: boolean): Promise<Built> {
  if (!isWebGLSupported()) throw new Error("no-webgl");
  // Nothing of Pixi's own beats while the mall is at rest.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  try {
    await renderer.init({
      width: Math.max(1, host.clientWidth),
      height: Math.max(1, host.clientHeight),
      resolution: Math.min(window.devicePixelRatio, 2),
      autoDensity: true,
      // All edges are painted into the pictures: smoothing them again would only warm the phone.
      antialias: false,
      backgroundAlpha: 0,
    });
  } catch (cause) {
    throw new Error("no-webgl", { cause });
  }
  keepBatchesLight(renderer);
  const { canvas } = renderer;
  Object.assign(canvas.style, { position: "absolute", inset: "0", display: "block" });
  // The board is told of in words elsewhere: a picture has nothing to say to a screen reader.
  canvas.setAttribute("aria-hidden", "true");
  const stage = await Stage.make(host, renderer, handlers, hasReducedMotion);
  host.append(canvas);
  stage.resize();
  return { renderer, stage };
}

function tearDown({ renderer, stage }: Built): void {
  stage.destroy();
  renderer.destroy({ removeView: true });
}
