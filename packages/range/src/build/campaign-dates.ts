import type { CampaignSource } from '../source/source.ts';
import { weekOf } from '../source/week-of.ts';

/** When a campaign runs, as it is published: empty where it is open-ended. */
export interface CampaignDates {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/**
 * A campaign's own dates; those of one that moves with the clock are from a Monday to a Sunday, counted in weeks from the one in which the range
 * is published.
 * @param now milliseconds since 1970
 */
export function campaignDates({ from = '', to = '', weeks }: CampaignSource, now: number): CampaignDates {
  if (!weeks) return { from, to };
  const monday = Date.parse(weekOf(now));
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(monday + weeks.from * WEEK), to: day(monday + (weeks.to + 1) * WEEK - DAY) };
}

/** `{from}` and `{to}` in a campaign's text are its dates. */
export function withDates(text: string, { from, to }: CampaignDates): string {
  return text.replaceAll('{from}', from).replaceAll('{to}', to);
}
