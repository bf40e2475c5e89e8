import type { Film } from "./film.ts";

/** Who has not acted for so long is idle, ms. */
const PATIENCE = 10_000;

/** What one player did of all that was done. */
export interface Share {
  readonly acts: number;
  /** Of all acts, 0 to 1. */
  readonly part: number;
  /** Of the time, 0 to 1: all but the ten seconds before and the ten seconds after each act. */
  readonly idle: number;
}

/** @param isAct which commands count @param from match time from which on it counts, ms @returns by seat */
export function sharesOf(film: Film, seats: number, isAct: (type: string) => boolean, from = 0): Share[] {
  const acts = Array.from({ length: seats }, (): number[] => []);
  for (const { entry } of film.frames) {
    const { seat, command, at } = entry ?? { at: 0 };
    if (seat !== undefined && command !== undefined && at >= from && isAct(command.type)) acts[seat]?.push(at);
  }
  const total = acts.reduce((sum, times) => sum + times.length, 0);
  return acts.map((times) => ({
    acts: times.length,
    part: total === 0 ? 0 : times.length / total,
    idle: idleShare(times, from, film.duration),
  }));
}

function idleShare(times: readonly number[], from: number, to: number): number {
  if (to <= from) return 0;
  let busy = 0;
  let until = from;
  for (const at of times) {
    const [begin, end] = [Math.max(until, at - PATIENCE), Math.min(to, at + PATIENCE)];
    if (end <= begin) continue;
    busy += end - begin;
    until = end;
  }
  return 1 - busy / (to - from);
}
