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
  // From the list of what is there: a storage that answers rubbish to whatever is read in it would have every number.
  const filled = new Set(ofHouses.flatMap((places) => places.filled('localStorage').map(({ key }) => key)));
  const isTaken = (visit: number) =>
    drawn.has(visit) || hasShown(visit) || ofHouses.some((places) => filled.has(places.at(visit).key));
  let visit = Date.now();
  while (isTaken(visit)) visit += 1;
  drawn.add(visit);
  return visit;
}
