import type { WebGLRenderer } from "pixi.js";

/** Textures that one draw call may mix. */
const MOST_TEXTURES = 4;

/**
 * Keeps the batch shader short. By default it chooses among 16 textures for every pixel: a scene of some hundred pieces
 * gains nothing from that, while a weak graphics card pays for it in each frame, and for seconds when it links the shader.
 * Must be called before the first frame.
 */
export function keepBatchesLight(renderer: Pick<WebGLRenderer, "limits">): void {
  const { limits } = renderer;
  limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, MOST_TEXTURES);
}
