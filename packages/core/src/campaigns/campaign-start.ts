import type { CampaignId } from '../model/ids.ts';
import type { Campaign } from '../model/model.ts';
import { datesOf, isRunning } from './campaigns.ts';

/** The campaigns that a house has had since a moment in time, until the next entry of the history. */
export interface CampaignsSince {
  /** Milliseconds since 1970; null: the first entry, which also counts for all time before. */
  readonly from: number | null;
  readonly campaigns: readonly Campaign[];
}

/**
 * Returns when a campaign began: the start of the unbroken time in which it runs now, across published versions. A future campaign begins
 * on its first day. Returns null for a campaign that is over or disabled, or that today's campaigns do not contain. A campaign cannot begin
 * before the version with it is published. A changed discount of a running campaign does not restart it.
 *
 * @param history in order of time, today's campaigns last
 * @param now milliseconds since 1970
 */
export function campaignStart(history: readonly CampaignsSince[], campaignId: CampaignId, now: number): number | null {
  const today = history.at(-1)?.campaigns.find(({ id }) => id === campaignId);
  if (!today || today.disabled || datesOf(today).until <= now) return null;
  if (datesOf(today).from > now) return datesOf(today).from;

  let start: number | null = null;
  for (const { from, campaigns } of history.toReversed()) {
    const campaign = campaigns.find(({ id }) => id === campaignId);
    // The loop goes back from the latest version. It stops at the first version in which the campaign did not run just before the next
    // version replaced it.
    if (!campaign || !isRunning(campaign, start === null ? now : start - 1)) return start;
    const firstDay = datesOf(campaign).from;
    if (from === null || firstDay > from) return firstDay;
    start = from;
  }
  return start;
}
