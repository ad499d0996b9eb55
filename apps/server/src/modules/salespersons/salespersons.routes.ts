import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import type { Dependencies } from '../../app/dependencies.ts';
import { answer, readParameters } from '../../http/answer.ts';
import { pickSalespersons } from './pick-salespersons.ts';

export function salespersonsRoutes({ currentRange, random }: Dependencies): Hono {
  const { listSalespersons } = endpoints;
  return new Hono().get(listSalespersons.path, async (c) => {
    const { max = Number.POSITIVE_INFINITY, municipalityName = null } = readParameters(c, listSalespersons);
    const { salespersons } = await currentRange();
    return answer(c, listSalespersons, pickSalespersons(salespersons, { max, municipalityName, random }));
  });
}
