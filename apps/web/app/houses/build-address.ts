import { municipalityAddress, newVisitAddress, QUICK_ROAD } from '../addresses.ts';

interface Start {
  readonly house: number;
  readonly bundle?: number;
  /** The four-digit code; null when it has not been chosen yet. */
  readonly municipality: string | null;
  /** The customer that the address names; null: none. */
  readonly customer?: string | null;
  /** Only the questions that shape the house are to be asked. */
  readonly isQuick?: boolean;
}

/** Where a "Bygg" button leads: straight to the house when the municipality is known, otherwise to the choice of municipality. */
export function buildAddress({ house, bundle, municipality, customer, isQuick = false }: Start): string {
  const asked = { house, bundle, municipality, customer, road: isQuick ? QUICK_ROAD : null };
  return municipality === null ? municipalityAddress(asked) : newVisitAddress(asked);
}
