import type { KeptHouse } from '../../stored/kept-houses.ts';

/** If the browser has at least this many houses, the page offers to remove the oldest ones. */
const MANY_HOUSES = 20;

/** The number of houses to remove at a time. */
const AT_A_TIME = 5;

/**
 * Returns the houses that the page offers to remove: the oldest ones whose last change the visitor has not saved. Returns none if there
 * are few houses.
 */
export function oldestUnsaved<House extends Pick<KeptHouse, 'saved' | 'serial'>>(houses: readonly House[]): readonly House[] {
  if (houses.length < MANY_HOUSES) return [];
  return houses
    .filter(({ saved }) => !saved)
    .toSorted((a, b) => a.serial - b.serial)
    .slice(0, AT_A_TIME);
}
