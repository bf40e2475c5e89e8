import { useSyncExternalStore } from "react";

function watch(tell: () => void): () => void {
  document.addEventListener("fullscreenchange", tell);
  return () => document.removeEventListener("fullscreenchange", tell);
}

/** Whether the page has the whole screen, and how to change that; the change is absent where the browser offers none. */
export function useFullScreen(): { readonly isFull: boolean; readonly toggle: (() => void) | undefined } {
  const isFull = useSyncExternalStore(watch, () => Boolean(document.fullscreenElement));
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // The browser may say no: then all stays as it is.
    change.catch(() => undefined);
  };
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined };
}
