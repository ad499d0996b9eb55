import { storedPutAside } from './formats.ts';
import type { KeptHouse } from './kept-houses.ts';
import { isRecord } from './stored.ts';

/** Whether the visitor has said "Inte nu" to this very state of the house since the browser was opened. */
export function isPutAside({ keptAt }: Pick<KeptHouse, 'keptAt'>): boolean {
  const stored = storedPutAside.read('sessionStorage');
  return isRecord(stored) && stored.keptAt === keptAt;
}

/** Remembers "Inte nu". A browser that refuses asks again on the next page, no worse. */
export function putAside({ keptAt }: Pick<KeptHouse, 'keptAt'>): void {
  storedPutAside.write('sessionStorage', { keptAt });
}
