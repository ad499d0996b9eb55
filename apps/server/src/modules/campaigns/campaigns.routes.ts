import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import type { Dependencies } from '../../app/dependencies.ts';
import { answer } from '../../http/answer.ts';
import { runningCampaigns } from './running-campaigns.ts';

export function campaignsRoutes({ currentRange, now }: Dependencies): Hono {
  const { listCampaigns, readPrimaryCampaign } = endpoints;
  return new Hono()
    .get(readPrimaryCampaign.path, async (c) => {
      const [primary = null] = runningCampaigns(await currentRange(), now());
      return answer(c, readPrimaryCampaign, primary);
    })
    .get(listCampaigns.path, async (c) => answer(c, listCampaigns, runningCampaigns(await currentRange(), now())));
}
