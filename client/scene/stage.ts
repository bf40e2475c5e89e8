import "pixi.js/unsafe-eval";
import { Application, isWebGLSupported, Ticker, type WebGLRenderer } from "pixi.js";
import { keepBatchesLight } from "./batching.ts";

/** More than two pixels a point cost power and are not seen. */
const SHARPEST = 2;

/** A canvas that fills its host, drawn only when somebody draws. */
export interface Stage {
  readonly app: Application;
  readonly resolution: number;
  draw(): void;
  close(): void;
}

export interface StageWatch {
  /** Also once at the beginning. */
  onResize(width: number, height: number): void;
  /** The graphics card took everything back: this stage is dead and must be closed and built anew. */
  onLost(): void;
}

/** @throws Error "no-webgl" where the browser cannot draw this way */
export async function openStage(host: HTMLElement): Promise<Stage & { watch(watch: StageWatch): void }> {
  if (!isWebGLSupported()) throw new Error("no-webgl");
  const app = new Application();
  try {
    await app.init({
      preference: "webgl",
      backgroundAlpha: 0,
      antialias: true,
      autoDensity: true,
      resolution: sharpness(),
      autoStart: false,
      sharedTicker: false,
      width: Math.max(1, host.clientWidth),
      height: Math.max(1, host.clientHeight),
    });
  } catch {
    throw new Error("no-webgl");
  }
  keepBatchesLight(app.renderer as WebGLRenderer);
  // Pixi's own clock would wake the page sixty times a second for nothing.
  Ticker.system.autoStart = false;
  Ticker.system.stop();

  const { canvas } = app;
  canvas.style.position = "absolute";
  canvas.style.inset = "0";
  canvas.setAttribute("aria-hidden", "true");
  host.append(canvas);

  let observer: ResizeObserver | undefined;
  let lost: (() => void) | undefined;
  return {
    app,
    get resolution() {
      return app.renderer.resolution;
    },
    draw: () => app.render(),
    watch({ onResize, onLost }) {
      const resize = () => {
        const [width, height] = [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)];
        app.renderer.resize(width, height, sharpness());
        onResize(width, height);
      };
      observer = new ResizeObserver(resize);
      observer.observe(host);
      lost = onLost;
      canvas.addEventListener("webglcontextlost", lost);
      resize();
    },
    close() {
      observer?.disconnect();
      // Destroying loses the context on purpose.
      if (lost) canvas.removeEventListener("webglcontextlost", lost);
      app.destroy({ removeView: true }, { children: true });
    },
  };
}

function sharpness(): number {
  return Math.min(window.devicePixelRatio || 1, SHARPEST);
}
