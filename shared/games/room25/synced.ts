import { ArraySchema } from "@colyseus/schema";

/**
 * A new synchronized list to put in place of an old one. Lists on the board are replaced, or written item by item, but
 * never spliced: removing and adding within one patch leaves clients with another list than ours.
 */
export function synced<T>(items: readonly T[]): ArraySchema<T> {
  return new ArraySchema<T>(...items);
}
