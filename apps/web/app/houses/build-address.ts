import { municipalityAddress, newVisitAddress } from '../addresses.ts';
import { QUICK_ROAD } from '../asked-house.ts';

interface Start {
  readonly house: number;
  readonly bundle?: number;
  /** The four-digit code; null if no municipality is chosen yet. */
  readonly municipality: string | null;
  /** The customer for whom staff act, from the address; null if there is none. */
  readonly customer?: string | null;
  /** Whether to ask only the questions that shape the house (the quick road). */
  readonly isQuick?: boolean;
}

/**
 * Returns the address of a button that builds a house ("Bygg"). It starts the house if the municipality is known; otherwise it leads to
 * the choice of the municipality.
 */
export function buildAddress({ house, bundle, municipality, customer, isQuick = false }: Start): string {
  const asked = { house, bundle, municipality, customer, road: isQuick ? QUICK_ROAD : null };
  return municipality === null ? municipalityAddress(asked) : newVisitAddress(asked);
}
