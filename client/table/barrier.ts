import { create } from "zustand";

interface Barrier {
  /** Why the host may not start as the choices stand on this page, in words. */
  readonly why: string | undefined;
  readonly taken: number;
}

const useBarrier = create<Barrier>(() => ({ why: undefined, taken: 0 }));

/** A game's own choices that cannot be played bar the start: with the reason, or undefined when they can. */
export function barStart(why: string | undefined): void {
  useBarrier.setState({ why });
}

/** Why the start is barred by the game's choices. */
export function useBarredStart(): string | undefined {
  return useBarrier(({ why }) => why);
}

/** Tells the game's choices how many seats are taken. */
export function tellTakenSeats(taken: number): void {
  useBarrier.setState({ taken });
}

export function useTakenSeats(): number {
  return useBarrier(({ taken }) => taken);
}
