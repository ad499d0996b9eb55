import type { PlacementLimits } from './placement-limits.ts';

/** Whether a house may have a position on a plot: `allowed`, or the first reason against the position. */
type PlacementVerdict = 'allowed' | 'outside' | 'tooNear' | 'tooLarge';

export function placementVerdict({ isAllowed, distance, isAreaAllowed }: PlacementLimits): PlacementVerdict {
  if (distance < 0) return 'outside';
  if (!isAllowed) return 'tooNear';
  return isAreaAllowed === false ? 'tooLarge' : 'allowed';
}

const COMPASS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;

/** Returns the nearest of the eight points of the compass. @param turn degrees clockwise from north */
export function compassPoint(turn: number): (typeof COMPASS)[number] {
  return COMPASS[Math.round(turn / 45) % 8] ?? 'north';
}
