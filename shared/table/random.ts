import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** The only source of chance that rules may use: seeded, so that a match can be played again from its journal. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One of the items, which must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[];
}

/** @param seed a whole number of 32 bits; the same seed gives the same sequence on every machine */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  const integer = (min: number, max: number) => uniformInt(generator, min, max);

  return {
    integer,
    pick(items) {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[integer(0, items.length - 1)] as (typeof items)[number];
    },
    shuffle(items) {
      // Fisher-Yates: every order equally likely.
      const result = [...items];
      for (let last = result.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [result[last], result[other]] = [
          result[other] as (typeof result)[number],
          result[last] as (typeof result)[number],
        ];
      }
      return result;
    },
  };
}
