/** 0, 1, ... count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Each once, in the order of first appearance. */
export function distinct<T>(items: Iterable<T>): T[] {
  return [...new Set(items)];
}

/** The first item with the greatest (finite) score, or undefined for none. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let winner: T | undefined;
  let record = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > record) {
      winner = item;
      record = value;
    }
  }
  return winner;
}
