import { openCampScene } from "./open.ts";
import type { CampScene, CampSceneModel, CreateCampScene } from "./types.ts";

/** The scene; when the graphics card takes its canvas away, another is opened that shows and does the same. */
export const createCampScene: CreateCampScene = async (host, handlers, settings) => {
  let scene: CampScene | undefined;
  let last: { model?: CampSceneModel; isSketching?: boolean } = {};
  let state: "opening" | "open" | "lost" | "closed" = "lost";

  async function open(): Promise<void> {
    state = "opening";
    try {
      const next = await openCampScene(host, handlers, settings, reopen);
      if (hasClosed()) return next.destroy();
      scene = next;
      state = "open";
      if (last.model) next.update(last.model);
      next.setSketching(last.isSketching ?? false);
    } catch (reason) {
      if (!hasClosed()) state = "lost";
      throw reason;
    }
  }

  function hasClosed(): boolean {
    return state === "closed";
  }

  function reopen(): void {
    scene?.destroy();
    scene = undefined;
    // A card that comes back late is asked again with the next news.
    open().catch(() => {});
  }

  await open();
  return {
    update(model) {
      last = { ...last, model };
      if (scene) scene.update(model);
      else if (state === "lost") reopen();
    },
    setSketching(isSketching) {
      last = { ...last, isSketching };
      scene?.setSketching(isSketching);
    },
    fit: () => scene?.fit(),
    zoom: (factor) => scene?.zoom(factor),
    showSpot: (spot) => scene?.showSpot(spot),
    whereIs: (spot) => scene?.whereIs(spot) ?? { x: 0, y: 0 },
    destroy() {
      state = "closed";
      scene?.destroy();
      scene = undefined;
    },
  };
};
