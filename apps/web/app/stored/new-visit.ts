import { hasShown } from './entry-houses.ts';
import { storedCreationKeys, storedHouses, storedRoads } from './formats.ts';

/** Where the browser stores data of single houses, by their numbers. Some of this data stays after the house is deleted. */
const ofHouses = [storedHouses, storedCreationKeys, storedRoads];

/**
 * The numbers that this page has already used. At first, most visits store nothing in the browser, so the stored keys do not contain these
 * numbers yet.
 */
const drawn = new Set<number>();

/**
 * Returns a number that identifies a visit among all visits of this browser (`Bootstrap.startedAt`). It is the current time in
 * milliseconds since 1970. If that number is used, because the clock was set back, it is the next unused one.
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
