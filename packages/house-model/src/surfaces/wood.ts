import { hash, noise } from './noise.ts';

/**
 * Returns how much brighter a place on wood is than the mean (negative: darker): streaks along the grain, and a tone for each
 * board. The streaks repeat whenever `across` or `along` grows by 1.
 */
export function wood(board: number, across: number, along: number): number {
  const tone = (hash(board, 3) - 0.5) * 0.07;
  return tone + (noise(across * 120, along * 3, 120, 3) - 0.5) * 0.06 + (noise(across * 40, along * 2, 40, 2) - 0.5) * 0.05;
}

/** Returns 0 at `from` and before it, 1 at `to` and after it, and a smooth transition between them. `to` may be less than `from`. */
export function ramp(from: number, to: number, x: number): number {
  const share = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
