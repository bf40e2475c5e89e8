import { type RefObject, useCallback, useRef } from "react";

/** The scene, once it is there: for keys and buttons that move the eye over it. @returns it, and who is told of it */
export function useSceneRef<Scene>(): readonly [RefObject<Scene | undefined>, (made: Scene | undefined) => void] {
  const scene = useRef<Scene | undefined>(undefined);
  const onScene = useCallback((made: Scene | undefined) => {
    scene.current = made;
  }, []);
  return [scene, onScene];
}
