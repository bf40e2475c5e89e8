import { openRoomScene } from "./open.ts";
import type { CreateRoomScene, RoomScene, RoomSceneModel } from "./types.ts";

/** The scene, built anew whenever the graphics card takes it away. */
export const createRoomScene: CreateRoomScene = async (host, handlers, settings) => {
  let model: RoomSceneModel | undefined;
  let scene: RoomScene | undefined;
  let isBuilding = false;
  let isOver = false;

  async function build(): Promise<void> {
    isBuilding = true;
    try {
      const next = await openRoomScene(host, handlers, settings, lose);
      if (isOver) {
        next.destroy();
        return;
      }
      scene = next;
      if (model) next.update(model);
    } finally {
      isBuilding = false;
    }
  }

  function lose(): void {
    scene?.destroy();
    scene = undefined;
    // A card that comes back late is asked again with the next news.
    build().catch(() => {});
  }

  await build();
  return {
    update(next) {
      model = next;
      if (scene) scene.update(next);
      else if (!isBuilding && !isOver) lose();
    },
    fit: () => scene?.fit(),
    zoom: (factor) => scene?.zoom(factor),
    whereIs: (cell) => scene?.whereIs(cell) ?? { x: 0, y: 0 },
    destroy() {
      isOver = true;
      scene?.destroy();
      scene = undefined;
    },
  };
};
