import type { Salesperson } from '@gavel/core';
import type { PublishedSalesperson } from '@gavel/range';

export interface Wanted {
  /** The greatest number of salespersons to return. */
  readonly max: number;
  readonly municipalityName: string | null;
  /** Returns a random number, 0 ≤ x < 1. */
  readonly random: () => number;
}

/**
 * Returns salespersons who have a picture: first those responsible for the municipality, then all others. Each group is in
 * random order.
 */
export function pickSalespersons(all: readonly PublishedSalesperson[], { max, municipalityName, random }: Wanted): Salesperson[] {
  const drawn = all
    .filter(({ imageUrl }) => imageUrl !== '')
    .map((person) => ({
      person,
      isResponsible: municipalityName !== null && person.municipalities.includes(municipalityName),
      lot: random(),
    }))
    .toSorted((a, b) => Number(b.isResponsible) - Number(a.isResponsible) || a.lot - b.lot);
  return drawn.slice(0, max).map(({ person: { municipalities: _, ...salesperson } }) => salesperson);
}
