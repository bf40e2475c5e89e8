import { useSyncExternalStore } from "react";
import { create } from "zustand";
import { keep, recallJson } from "./storage.ts";

/** How much the page may move: as the system says, little, or all of it. */
export const MOTIONS = ["system", "reduced", "full"] as const;
type Motion = (typeof MOTIONS)[number];

/** What a player sets for this browser; kept in it. */
export interface Settings {
  /** A language of `LANGUAGES` in i18n/, or undefined: the browser's own. */
  readonly language: string | undefined;
  /** 0 to 100. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly motion: Motion;
  /** The player's name at tables, or "" when not yet told. */
  readonly name: string;
}

const KEY = "settings";

const unset: Settings = { language: undefined, volume: 60, isMuted: false, motion: "system", name: "" };

/** What was kept, field by field: what an older or a strange page wrote falls back to the default. */
export function readSettings(kept: unknown): Settings {
  const found: Partial<Record<keyof Settings, unknown>> = typeof kept === "object" && kept !== null ? kept : {};
  return {
    language: typeof found.language === "string" ? found.language : unset.language,
    volume: typeof found.volume === "number" ? Math.min(100, Math.max(0, found.volume)) : unset.volume,
    isMuted: typeof found.isMuted === "boolean" ? found.isMuted : unset.isMuted,
    motion: MOTIONS.find((motion) => motion === found.motion) ?? unset.motion,
    name: typeof found.name === "string" ? found.name : unset.name,
  };
}

/** `useSettings(s => s.volume)` in components; `useSettings.getState()` elsewhere; change with `changeSettings`. */
export const useSettings = create<Settings>()(() => readSettings(recallJson(KEY)));

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  keep(KEY, JSON.stringify(useSettings.getState()));
}

/** The loudness of sounds now, 0 to 1. */
export function loudness({ volume, isMuted }: Settings = useSettings.getState()): number {
  return isMuted ? 0 : volume / 100;
}

const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Whether things are to jump, not to glide. */
export function isMotionReduced({ motion }: Settings = useSettings.getState()): boolean {
  return motion === "system" ? (stillness?.matches ?? false) : motion === "reduced";
}

function watchMotion(tell: () => void): () => void {
  const stop = useSettings.subscribe(tell);
  stillness?.addEventListener("change", tell);
  return () => {
    stop();
    stillness?.removeEventListener("change", tell);
  };
}

export function useIsMotionReduced(): boolean {
  return useSyncExternalStore(watchMotion, () => isMotionReduced());
}

/** Lets the style sheets know, as `data-motion` of the root. */
export function showMotion(): void {
  const show = () => {
    document.documentElement.dataset.motion = isMotionReduced() ? "reduced" : "full";
  };
  show();
  watchMotion(show);
}
