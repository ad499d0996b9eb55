import type { CampaignSource } from '../source/source.ts';
import { weekOf } from '../source/week-of.ts';

/** The published dates of a campaign. Empty `from`: it has no first day; empty `to`: it has no last day. */
export interface CampaignDates {
  readonly from: string;
  readonly to: string;
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/**
 * Returns a campaign's fixed dates. A campaign with relative weeks runs from a Monday to a Sunday, both counted in weeks from the
 * week of publishing.
 * @param now milliseconds since 1970
 */
export function campaignDates({ from = '', to = '', weeks }: CampaignSource, now: number): CampaignDates {
  if (!weeks) return { from, to };
  const monday = Date.parse(weekOf(now));
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(monday + weeks.from * WEEK), to: day(monday + (weeks.to + 1) * WEEK - DAY) };
}

/** Replaces `{from}` and `{to}` in a campaign's text with its dates. */
export function withDates(text: string, { from, to }: CampaignDates): string {
  return text.replaceAll('{from}', from).replaceAll('{to}', to);
}
