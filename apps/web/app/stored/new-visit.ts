import { hasShown } from './entry-houses.ts';
import { storedCreationKeys, storedHouses, storedRoads } from './formats.ts';

/** What outlives a house that the browser kept, and belongs to it alone. */
const ofHouses = [storedHouses, storedCreationKeys, storedRoads];

/** Drawn since this page was loaded: most visits leave nothing in the browser at first. */
const drawn = new Set<number>();

/**
 * What tells a visit from all others of this browser (`Bootstrap.startedAt`): milliseconds since 1970, or the next number that no other visit has,
 * because the computer's clock may have been set back.
 */
export function newVisit(): number {
  let visit = Date.now();
  while (isTaken(visit)) visit += 1;
  drawn.add(visit);
  return visit;
}

function isTaken(visit: number): boolean {
  return drawn.has(visit) || hasShown(visit) || ofHouses.some((places) => places.at(visit).isTaken('localStorage'));
}
