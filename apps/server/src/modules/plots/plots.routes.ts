import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import { answer, readParameters } from '../../http/answer.ts';
import type { ReadRange } from '../range/current-range.ts';

export function plotsRoutes({ currentRange }: { readonly currentRange: ReadRange }): Hono {
  const { listPlots } = endpoints;
  return new Hono().on('GET', [listPlots.path, listPlots.path.slice(0, -1)], async (c) => {
    const { municipalityName = '' } = readParameters(c, listPlots);
    const { plots } = await currentRange();
    const wanted = municipalityName.toLocaleLowerCase('sv');
    return answer(
      c,
      listPlots,
      plots.filter((plot) => wanted === '' || plot.municipalityName.toLocaleLowerCase('sv') === wanted),
    );
  });
}
