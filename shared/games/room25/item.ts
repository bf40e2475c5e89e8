import type { ReadonlyList } from "../../table/lists.ts";

/** @throws RangeError where the list has no such item */
export function item<T>(list: ReadonlyList<T>, index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no item ${index} among ${list.length}`);
  return found;
}
