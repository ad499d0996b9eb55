import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import type { Dependencies } from '../../app/dependencies.ts';
import { answer, readParameters } from '../../http/answer.ts';

export function plotsRoutes({ currentRange }: Dependencies): Hono {
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
