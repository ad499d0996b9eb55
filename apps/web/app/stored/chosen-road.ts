import { storedRoads } from './formats.ts';
import { isRecord } from './stored.ts';

/** Stores whether the visitor follows the quick road for a house. The house is identified by the time when it was begun. */
export function keepRoad(startedAt: number, isQuick: boolean): void {
  const place = storedRoads.at(startedAt);
  if (isQuick) place.write('localStorage', { isQuick });
  else place.forget('localStorage');
}

export function readIsQuick(startedAt: number): boolean {
  const stored = storedRoads.at(startedAt).read('localStorage');
  return isRecord(stored) && stored.isQuick === true;
}
