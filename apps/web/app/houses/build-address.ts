import { municipalityAddress, newVisitAddress } from '../addresses.ts';
import { QUICK_ROAD } from '../asked-house.ts';

interface Start {
  readonly house: number;
  readonly bundle?: number;
  /** The four-digit code; null if no municipality is chosen yet. */
  readonly municipality: string | null;
  /** The customer for whom staff act; null if the address of the page contains no customer. */
  readonly customer?: string | null;
  /** Whether to ask only the questions that shape the house (the quick road). */
  readonly isQuick?: boolean;
}

/**
 * Returns the address for a button that builds a house ("Bygg"). If the municipality is known, this address starts the house. If not, it
 * leads to the page that asks for the municipality.
 */
export function buildAddress({ house, bundle, municipality, customer, isQuick = false }: Start): string {
  const asked = { house, bundle, municipality, customer, road: isQuick ? QUICK_ROAD : null };
  return municipality === null ? municipalityAddress(asked) : newVisitAddress(asked);
}
