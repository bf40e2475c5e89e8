/** `localStorage` that never throws: in private windows, or where it is full or forbidden, it forgets with the page. */
const forgetful = new Map<string, string>();
const PREFIX = "sandglass.";

function shelf(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string): void {
  forgetful.set(key, value);
  try {
    shelf()?.setItem(PREFIX + key, value);
  } catch {
    // Full or forbidden: the map has it until the page goes.
  }
}

export function recall(key: string): string | undefined {
  try {
    return shelf()?.getItem(PREFIX + key) ?? forgetful.get(key);
  } catch {
    return forgetful.get(key);
  }
}

export function forget(key: string): void {
  forgetful.delete(key);
  try {
    shelf()?.removeItem(PREFIX + key);
  } catch {
    // What cannot be written cannot have been kept.
  }
}

/** @returns the keys kept that begin with `start` */
export function keptKeys(start: string): string[] {
  const keys = new Set(forgetful.keys());
  try {
    for (const key of Object.keys(shelf() ?? {})) if (key.startsWith(PREFIX)) keys.add(key.slice(PREFIX.length));
  } catch {
    // As above.
  }
  return [...keys].filter((key) => key.startsWith(start));
}

/** @returns what was kept as JSON, or undefined where there is none or it cannot be read */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
