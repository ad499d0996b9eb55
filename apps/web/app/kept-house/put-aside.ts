import type { KeptHouse } from './use-kept-house.ts';

const PUT_ASIDE_KEY = 'gavel.put-aside';

/** Whether the visitor has said "Inte nu" to this very state of the house since the browser was opened. */
export function isPutAside({ keptAt }: KeptHouse): boolean {
  try {
    return sessionStorage.getItem(PUT_ASIDE_KEY) === String(keptAt);
  } catch {
    return false;
  }
}

/** Remembers "Inte nu". A browser that refuses asks again on the next page, no worse. */
export function putAside({ keptAt }: KeptHouse): void {
  try {
    sessionStorage.setItem(PUT_ASIDE_KEY, String(keptAt));
  } catch {
    // It is closed on this page all the same.
  }
}
