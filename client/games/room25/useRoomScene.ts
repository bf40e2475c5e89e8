import { useCallback } from "react";
import { useSceneRef } from "../../play/useSceneRef.ts";
import type { RoomScene } from "./scene/types.ts";

/** The complex, once it is drawn, and where on the page each of its rooms is. */
export function useRoomScene() {
  const [scene, onScene] = useSceneRef<RoomScene>();
  const whereIs = useCallback((cell: number) => scene.current?.whereIs(cell) ?? { x: 0, y: 0 }, [scene]);
  return { scene, onScene, whereIs };
}
