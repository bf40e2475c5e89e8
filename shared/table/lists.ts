/** What synchronized lists and plain arrays have in common. */
export interface ReadonlyList<T> extends Iterable<T> {
  readonly length: number;
  readonly [index: number]: T | undefined;
}

/** Under which a synchronized list shows what stands behind its proxy. */
const TARGET = Symbol.for("$proxyTarget");

/**
 * The items of a list, only to be read, and only at once. What reads a synchronized list through its proxy, item by
 * item, spends most of its time there: rules that are asked for every move read it so.
 */
export function itemsOf<T>(list: ReadonlyList<T>): readonly T[] {
  const { items } = (list as { readonly [TARGET]?: { readonly items?: readonly T[] } })[TARGET] ?? {};
  return items ?? (list as readonly T[]);
}
