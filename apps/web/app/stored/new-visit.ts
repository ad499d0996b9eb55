import { hasShown } from './entry-houses.ts';
import { storedCreationKeys, storedHouses, storedRoads } from './formats.ts';

/** Where the browser stores data of single houses, by their numbers. Some of this data stays after the house is deleted. */
const ofHouses = [storedHouses, storedCreationKeys, storedRoads];

/** The numbers that this page has given out. At first, most visits store nothing in the browser that would contain their number. */
const drawn = new Set<number>();

/**
 * Returns a number that identifies a visit among all visits of this browser (`Bootstrap.startedAt`). It is the current time in
 * milliseconds since 1970. If that number is used, because the clock was set back, it is the next unused one.
 */
export function newVisit(): number {
  // Look for the number in the list of keys. If it were read as a key, a storage that returns unreadable data for every key would seem to
  // contain every number.
  const filled = new Set(ofHouses.flatMap((places) => places.filled('localStorage').map(({ key }) => key)));
  const isTaken = (visit: number) =>
    drawn.has(visit) || hasShown(visit) || ofHouses.some((places) => filled.has(places.at(visit).key));
  let visit = Date.now();
  while (isTaken(visit)) visit += 1;
  drawn.add(visit);
  return visit;
}
