import { hasShown } from './entry-houses.ts';
import { storedCreationKeys, storedHouses, storedRoads } from './formats.ts';

/** What the browser stores for each house, by the number of its visit. Some of this data stays after the house is deleted. */
const ofHouses = [storedHouses, storedCreationKeys, storedRoads];

/**
 * The numbers that this page load has already used. A new visit stores nothing in the browser at first, so the stored keys do not show that
 * its number is used.
 */
const drawn = new Set<number>();

/**
 * Returns a number that identifies a visit among all visits of this browser (`Bootstrap.startedAt`). The number is the current time in
 * milliseconds since 1970. If an earlier visit has this number, returns the next unused one.
 */
export function newVisit(): number {
  // Search the list of keys for the number, and do not read the key itself. Otherwise a storage that returns unreadable data for every key
  // would seem to contain every number.
  const filled = new Set(ofHouses.flatMap((places) => places.filled('localStorage').map(({ key }) => key)));
  const isTaken = (visit: number) =>
    drawn.has(visit) || hasShown(visit) || ofHouses.some((places) => filled.has(places.at(visit).key));
  let visit = Date.now();
  while (isTaken(visit)) visit += 1;
  drawn.add(visit);
  return visit;
}
