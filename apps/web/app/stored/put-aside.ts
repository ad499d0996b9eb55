import { storedPutAside } from './formats.ts';
import type { KeptHouse } from './kept-houses.ts';
import { isRecord } from './stored.ts';

/** Returns whether the visitor has answered "Inte nu" (not now) to this state of the house since the browser was started. */
export function isPutAside({ keptAt }: Pick<KeptHouse, 'keptAt'>): boolean {
  const stored = storedPutAside.read('sessionStorage');
  return isRecord(stored) && stored.keptAt === keptAt;
}

/** Stores that the visitor has answered "Inte nu" (not now). If the browser refuses, the next page asks the visitor again. */
export function putAside({ keptAt }: Pick<KeptHouse, 'keptAt'>): void {
  storedPutAside.write('sessionStorage', { keptAt });
}
