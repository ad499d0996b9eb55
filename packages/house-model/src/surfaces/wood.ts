import { hash, noise } from './noise.ts';

/**
 * Returns how much brighter a place on wood is than the mean (negative: darker): streaks along the grain, and a tone for each
 * board. `across` and `along` are fractions of the whole tile, so that the pattern repeats.
 */
export function wood(board: number, across: number, along: number): number {
  const tone = (hash(board, 3) - 0.5) * 0.07;
  return tone + (noise(across * 120, along * 3, 120, 3) - 0.5) * 0.06 + (noise(across * 40, along * 2, 40, 2) - 0.5) * 0.05;
}

/** Returns the position of x between two values as a fraction from 0 to 1. */
export function ramp(from: number, to: number, x: number): number {
  const share = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
