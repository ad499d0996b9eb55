import { storedMunicipality } from './formats.ts';
import { isRecord } from './stored.ts';

/**
 * Stores the municipality where the visitor wants to build. The pages show the prices of all houses for this municipality.
 * @param id the four-digit code; null if none is chosen
 */
export function keepMunicipality(id: string | null): void {
  if (id === null) storedMunicipality.forget('localStorage');
  else storedMunicipality.write('localStorage', { id });
}

/** Returns the four-digit code; null if the visitor has not chosen a municipality. */
export function readMunicipality(): string | null {
  const stored = storedMunicipality.read('localStorage');
  return isRecord(stored) && typeof stored.id === 'string' && /^\d{4}$/.test(stored.id) ? stored.id : null;
}
