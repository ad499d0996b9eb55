import { type Ore, ore } from '@gavel/core';

const KR = 100;

/** What is shown on the way from one amount to another, `progress` going from 0 to 1: whole kr, fast at first, exact at the end. */
export function countedAt(from: Ore, to: Ore, progress: number): Ore {
  if (progress >= 1) return to;
  const eased = 1 - (1 - progress) ** 3;
  return ore(Math.round((from + (to - from) * eased) / KR) * KR);
}
