import { type GuideCampaign, isRunning, readTime } from '@gavel/core';
import type { CurrentRange } from '../../range/current-range.ts';

type Offered = Pick<CurrentRange, 'houses' | 'primaryCampaignId'>;

/** Returns the running campaigns of all houses except the hidden ones (`unlisted`). */
export function listedCampaigns({ houses, primaryCampaignId }: Offered, now: number): GuideCampaign[] {
  const listed = houses.filter(({ houseType }) => houseType !== 'unlisted');
  return runningCampaigns({ houses: listed, primaryCampaignId }, now);
}

/**
 * Returns the campaigns that run now, each once. The primary campaign is first: the one that the range marks, else the one that
 * started last.
 * @param now milliseconds since 1970
 */
export function runningCampaigns({ houses, primaryCampaignId }: Offered, now: number): GuideCampaign[] {
  const all = new Map(houses.flatMap(({ guide }) => guide.campaigns.map((campaign) => [campaign.id, campaign] as const)));
  const isPrimary = ({ id }: GuideCampaign) => Number(id === primaryCampaignId);
  return [...all.values()]
    .filter((campaign) => isRunning(campaign, now))
    .toSorted((a, b) => isPrimary(b) - isPrimary(a) || startOf(b) - startOf(a) || a.id - b.id);
}

/** Returns when a campaign started. A campaign without a first day counts as started before all others. */
function startOf({ validFrom }: GuideCampaign): number {
  return validFrom === '' ? Number.MIN_SAFE_INTEGER : readTime(validFrom).start;
}
