import { storedLeftPlaces } from './formats.ts';
import { type KeptHouse, visitedStep } from './kept-houses.ts';
import { isRecord } from './stored.ts';

/** The step and the road at which the visitor left a saved house. The house opens there again in this browser. */
export interface LeftPlace {
  readonly openedLast: KeptHouse['openedLast'];
  readonly isQuick: boolean;
}

/** @param token the token of the saved house */
export function keepLeftPlace(token: string, { openedLast, isQuick }: LeftPlace): void {
  storedLeftPlaces.at(token).write('localStorage', { openedLast, isQuick });
}

/** Returns null if this browser has not stored where the visitor left the house. The house may no longer have the `openedLast` question. */
export function readLeftPlace(token: string): LeftPlace | null {
  const stored = storedLeftPlaces.at(token).read('localStorage');
  if (!isRecord(stored)) return null;
  const openedLast = visitedStep.safeParse(stored.openedLast);
  return { openedLast: openedLast.success ? openedLast.data : null, isQuick: stored.isQuick === true };
}

export function forgetLeftPlace(token: string): void {
  storedLeftPlaces.at(token).forget('localStorage');
}
