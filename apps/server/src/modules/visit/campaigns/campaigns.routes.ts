import type { Handlers } from '../../../http/serve-endpoint.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { listedCampaigns } from './running-campaigns.ts';

interface CampaignsDependencies {
  readonly currentRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function campaignsRoutes({ currentRange, now }: CampaignsDependencies): Handlers<'listCampaigns' | 'readPrimaryCampaign'> {
  const running = async () => listedCampaigns(await currentRange(), now());
  return {
    listCampaigns: running,
    readPrimaryCampaign: async () => (await running())[0] ?? null,
  };
}
