import { useSyncExternalStore } from "react";

/** The same width as in the style sheets. */
const phone = globalThis.matchMedia?.("(max-width: 799.98px)");

function watch(tell: () => void): () => void {
  phone?.addEventListener("change", tell);
  return () => phone?.removeEventListener("change", tell);
}

/** Whether the page is laid out for a phone: one column, the rest in sheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(watch, () => phone?.matches ?? false);
}
