/** No second reload within this time, ms: a file that is missing for good must not make the page spin. */
const PAUSE = 60_000;
const KEY = "sandglass.reloaded";

/** After an update of the server, pages of the old build ask for files that are no more: such a page loads itself anew. */
export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", () => {
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < PAUSE) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // With no way to know of a former reload, the button of the broken page is the safe way.
      return;
    }
    location.reload();
  });
}
