import { setTimeout as sleep } from "node:timers/promises";

/** Waits until the condition gives something. @throws Error with the condition's text after a patience in milliseconds */
export async function until<T>(condition: () => T | Promise<T>, patience = 15_000): Promise<NonNullable<T>> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await condition();
    if (value !== undefined && value !== null && value !== false) return value;
    if (Date.now() > end) throw new Error(`waited in vain until ${condition}`);
    await sleep(5);
  }
}
