import type { TableView } from "./session.ts";

/** Why match time stands, as all at the table are told. */
export type Standing =
  | { readonly is: "paused" }
  /** `left`: whole seconds until the match goes on without them; undefined: they are waited for without end. */
  | { readonly is: "waiting"; readonly names: readonly string[]; readonly left: number | undefined }
  /** It sets going for all at the same moment. */
  | { readonly is: "counting"; readonly left: number };

const secondsUntil = (at: number, now: number) => Math.max(0, Math.ceil((at - now) / 1000));

/** @param now server time, ms @returns undefined while the match goes on, or where none is played */
export function standing(view: TableView, now: number): Standing | undefined {
  if (view.phase !== "playing") return undefined;
  if (view.isPaused) return { is: "paused" };
  const { waitsUntil = 0 } = view;
  if (waitsUntil !== 0) {
    const away = view.seats.filter(({ isTaken, isBot, isConnected }) => isTaken && !isBot && !isConnected);
    const left = waitsUntil > 0 ? secondsUntil(waitsUntil, now) : undefined;
    return { is: "waiting", names: away.map(({ name }) => name), left };
  }
  const { startsAt = 0 } = view.clock;
  return startsAt > now ? { is: "counting", left: secondsUntil(startsAt, now) } : undefined;
}
