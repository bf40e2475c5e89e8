/** Calls when the line may be better than it was: the network is back, the page is looked at again. */
export function onWake(listen: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === "visible") listen();
  };
  globalThis.addEventListener?.("online", listen);
  globalThis.document?.addEventListener("visibilitychange", seen);
  return () => {
    globalThis.removeEventListener?.("online", listen);
    globalThis.document?.removeEventListener("visibilitychange", seen);
  };
}

/** Resolves after `ms` milliseconds, or at once on waking. */
export function restUntilWake(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const rise = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(rise, ms);
    const stop = onWake(rise);
  });
}

const SHORTEST = 300;
const LONGEST = 5000;

/** @returns how long to wait before try number `tries` (0, 1, ...), ms; a little apart for every page of a table */
export function restBefore(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.8 + 0.2 * chance);
}
