import { storedMunicipality } from './formats.ts';
import { isRecord } from './stored.ts';

/** Keeps where the visitor wants to build, for the prices of all houses. @param id the four-digit code; null: nowhere in particular */
export function keepMunicipality(id: string | null): void {
  if (id === null) storedMunicipality.forget('localStorage');
  else storedMunicipality.write('localStorage', { id });
}

/** The four-digit code; null: the visitor has not said. */
export function readMunicipality(): string | null {
  const stored = storedMunicipality.read('localStorage');
  return isRecord(stored) && typeof stored.id === 'string' && /^\d{4}$/.test(stored.id) ? stored.id : null;
}
