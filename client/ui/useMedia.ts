import { useSyncExternalStore } from "react";

/** @returns a hook that says whether the page fits the media query; where there are none, it does not */
export function mediaHook(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query);
  const watch = (tell: () => void) => {
    media?.addEventListener("change", tell);
    return () => media?.removeEventListener("change", tell);
  };
  return () => useSyncExternalStore(watch, () => media?.matches ?? false);
}
