/** A source of random numbers. The same seed gives the same numbers. */
export interface Random {
  /** Returns a number, 0 ≤ x < 1. */
  next(): number;
  /** Returns a whole number, 0 ≤ n < limit. */
  below(limit: number): number;
  /** Returns true with this probability, 0 to 1. */
  happens(often: number): boolean;
  /** Returns a random item of a list that is not empty. */
  one<Item>(items: readonly Item[]): Item;
}

/**
 * Returns random numbers by the algorithm Mulberry32.
 * @param seed a whole number
 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    happens: (often) => next() < often,
    one: (items) => items[below(items.length)] as (typeof items)[number],
  };
}
