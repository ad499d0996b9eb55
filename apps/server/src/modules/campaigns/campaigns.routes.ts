import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import { answer } from '../../http/answer.ts';
import type { ReadRange } from '../range/current-range.ts';
import { runningCampaigns } from './running-campaigns.ts';

interface CampaignsDependencies {
  readonly currentRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function campaignsRoutes({ currentRange, now }: CampaignsDependencies): Hono {
  const { listCampaigns, readPrimaryCampaign } = endpoints;
  return new Hono()
    .get(readPrimaryCampaign.path, async (c) => {
      const [primary = null] = runningCampaigns(await currentRange(), now());
      return answer(c, readPrimaryCampaign, primary);
    })
    .get(listCampaigns.path, async (c) => answer(c, listCampaigns, runningCampaigns(await currentRange(), now())));
}
