import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { pickSalespersons } from './pick-salespersons.ts';

interface SalespersonsDependencies {
  readonly currentRange: ReadRange;
  /** Returns a random number, 0 ≤ x < 1. */
  readonly random: () => number;
}

export function salespersonsRoutes({ currentRange, random }: SalespersonsDependencies): Handlers<'listSalespersons'> {
  return {
    listSalespersons: async ({ parameters: { max = Number.POSITIVE_INFINITY, municipalityName = null } }) => {
      const { salespersons } = await currentRange();
      return pickSalespersons(salespersons, { max, municipalityName, random });
    },
  };
}
