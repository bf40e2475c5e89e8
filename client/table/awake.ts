import { useEffect } from "react";

/** A finger is all that keeps such a screen on by itself. */
const IS_TOUCHED = "(pointer: coarse)";

/** While the match is played the screen does not go dark: nobody touches it while they think, or wait for the others. */
export function useAwake(isPlaying: boolean): void {
  useEffect(() => (isPlaying ? stayAwake() : undefined), [isPlaying]);
}

/** @returns how to let the screen go dark again */
function stayAwake(): () => void {
  if ("wakeLock" in navigator) return holdLock(navigator.wakeLock);
  return matchMedia(IS_TOUCHED).matches ? playVideo() : () => {};
}

/** The browser lets the lock go whenever the page is hidden. */
function holdLock(wakeLock: WakeLock): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const take = async () => {
    if (document.visibilityState !== "visible" || lock?.released === false) return;
    try {
      lock = await wakeLock.request("screen");
    } catch {
      // Hidden again, or the battery is low: the screen may go dark.
    }
    if (isOver) void lock?.release();
  };
  document.addEventListener("visibilitychange", take);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

/**
 * In a home network the page comes by plain HTTP, where browsers give no such lock. A small silent film does the same; it
 * may only begin when the screen is touched.
 */
function playVideo(): () => void {
  let stop: (() => void) | undefined;
  let isDue = true;
  const loaded = import("nosleep.js").then(({ default: NoSleep }) => new NoSleep());
  loaded
    .then((film) => {
      const touched = () => {
        if (!isDue) return;
        isDue = false;
        film.enable().catch(() => {
          isDue = true;
        });
      };
      const shown = () => {
        isDue = true;
      };
      addEventListener("pointerup", touched);
      document.addEventListener("visibilitychange", shown);
      stop = () => {
        removeEventListener("pointerup", touched);
        document.removeEventListener("visibilitychange", shown);
        film.disable();
      };
    })
    // Without it the screen may go dark.
    .catch(() => undefined);
  return () => {
    void loaded.then(() => stop?.()).catch(() => undefined);
  };
}
