/** A pseudo-random source. The same seed gives the same numbers, so a drawing never changes between two calls. */
export interface Random {
  /** Returns a number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** Returns a number within ±1, most often close to 0. */
  nearZero(): number;
  /** Returns true with this probability, 0–1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Returns a source of random numbers with any text as its seed. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  // mulberry32: small, fast and random enough for leaves.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    nearZero: () => (next() + next() + next()) / 1.5 - 1,
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** Returns the FNV-1a hash of a text, a whole number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
