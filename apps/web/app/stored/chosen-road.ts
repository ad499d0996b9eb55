import { storedRoads } from './formats.ts';
import { isRecord } from './stored.ts';

/** Stores whether a house asks only the questions that shape it (the quick road). `startedAt` identifies the house. */
export function keepRoad(startedAt: number, isQuick: boolean): void {
  const place = storedRoads.at(startedAt);
  if (isQuick) place.write('localStorage', { isQuick });
  else place.forget('localStorage');
}

export function readIsQuick(startedAt: number): boolean {
  const stored = storedRoads.at(startedAt).read('localStorage');
  return isRecord(stored) && stored.isQuick === true;
}
