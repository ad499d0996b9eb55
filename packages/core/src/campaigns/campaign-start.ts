import type { CampaignId } from '../model/ids.ts';
import type { Campaign } from '../model/model.ts';
import { datesOf, isRunning } from './campaigns.ts';

/** Which campaigns a house had from a moment on. */
export interface CampaignsSince {
  /** Milliseconds since 1970; null: since always. */
  readonly from: number | null;
  readonly campaigns: readonly Campaign[];
}

/**
 * When a campaign began: where the unbroken time begins in which it runs now, whatever was published meanwhile. One that is to run
 * begins on its first day; one that is over, or not among today's, gives null. A version that is published late, or without a first
 * day, begins no campaign before it is published. Changing what a running campaign takes off does not begin it anew.
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
    // Whether it ran up to the moment when the later version, looked at before, took over.
    if (!campaign || !isRunning(campaign, start === null ? now : start - 1)) return start;
    const firstDay = datesOf(campaign).from;
    if (from === null || firstDay > from) return firstDay;
    start = from;
  }
  return start;
}
