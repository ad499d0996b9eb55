import { storedPutAside } from './formats.ts';
import type { KeptHouse } from './kept-houses.ts';
import { isRecord } from './stored.ts';

/**
 * Returns whether the visitor pressed "Inte nu" (not now) when a page in this tab offered to continue the house. False if the house has
 * been stored again since then.
 */
export function isPutAside({ keptAt }: Pick<KeptHouse, 'keptAt'>): boolean {
  const stored = storedPutAside.read('sessionStorage');
  return isRecord(stored) && stored.keptAt === keptAt;
}

/**
 * Stores that a page offered to continue the house and the visitor pressed "Inte nu" (not now). If the browser refuses, the next page
 * offers the house again.
 */
export function putAside({ keptAt }: Pick<KeptHouse, 'keptAt'>): void {
  storedPutAside.write('sessionStorage', { keptAt });
}
