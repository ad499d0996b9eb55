import { type Ore, ore } from '@gavel/core';

const KR = 100;

/**
 * Returns the amount to show during an animation from one amount to another. `progress` goes from 0 to 1. The amount is in whole kr,
 * changes fast at first, and is exact at the end.
 */
export function countedAt(from: Ore, to: Ore, progress: number): Ore {
  if (progress >= 1) return to;
  const eased = 1 - (1 - progress) ** 3;
  return ore(Math.round((from + (to - from) * eased) / KR) * KR);
}
