import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import { answer, readParameters } from '../../http/answer.ts';
import type { ReadRange } from '../range/current-range.ts';
import { pickSalespersons } from './pick-salespersons.ts';

interface SalespersonsDependencies {
  readonly currentRange: ReadRange;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
}

export function salespersonsRoutes({ currentRange, random }: SalespersonsDependencies): Hono {
  const { listSalespersons } = endpoints;
  return new Hono().get(listSalespersons.path, async (c) => {
    const { max = Number.POSITIVE_INFINITY, municipalityName = null } = readParameters(c, listSalespersons);
    const { salespersons } = await currentRange();
    return answer(c, listSalespersons, pickSalespersons(salespersons, { max, municipalityName, random }));
  });
}
