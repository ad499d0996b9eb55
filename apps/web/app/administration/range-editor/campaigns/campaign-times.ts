import { readTime, stockholmDay, TimeError } from '@gavel/core';

/**
 * A period from `from` (included) to `until` (excluded), in milliseconds since 1970. Without a start, `from` is −Infinity; without an
 * end, `until` is Infinity.
 */
export interface CampaignTimes {
  readonly from: number;
  readonly until: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The greatest number of weeks between the publication and a campaign's first or last week. The format of the range has the same limit. */
const MOST_WEEKS = 520;

/** Returns whether a text is a number of weeks that the range accepts. */
export function isWeek(text: string): boolean {
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) <= MOST_WEEKS;
}

/**
 * Returns the period that the fields of a campaign describe; null if a date cannot be parsed.
 * @param now milliseconds since 1970
 */
export function campaignTimes(readField: (field: string) => string, now: number): CampaignTimes | null {
  const [from, to] = campaignDays(readField, now);
  try {
    const last = to === '' ? null : readTime(to);
    return {
      from: from === '' ? Number.NEGATIVE_INFINITY : readTime(from).start,
      until: last === null ? Number.POSITIVE_INFINITY : last.isWholeDay ? last.nextDay : last.start + 1,
    };
  } catch (error) {
    if (error instanceof TimeError) return null;
    throw error;
  }
}

/**
 * Returns the first and the last day of the campaign, as yyyy-MM-dd or with a time of day. Weeks are counted from the week in which the
 * range is published, assumed to be the current week.
 */
export function campaignDays(readField: (field: string) => string, now: number): readonly [from: string, to: string] {
  const [first, last] = [readField('weeks.from'), readField('weeks.to')];
  if (first === '' && last === '') return [readField('from'), readField('to')];
  const today = Date.parse(stockholmDay(now));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return [day(monday + Number(first) * WEEK_MS), day(monday + (Number(last) + 1) * WEEK_MS - DAY_MS)];
}

/** The twelve months that the calendar shows, from the first day of a month. */
export interface CalendarYear extends CampaignTimes {
  /** The first day of each month, in milliseconds since 1970. */
  readonly months: readonly number[];
}

const MONTHS = 12;
/** How many past months the calendar shows at first. */
const MONTHS_BEFORE = 3;

/**
 * Returns the twelve months that the calendar shows.
 * @param shift how many months the user has moved the calendar into the future; negative: into the past
 */
export function calendarYear(now: number, shift: number): CalendarYear {
  const today = new Date(now);
  const first = (month: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS_BEFORE + shift + month, 1);
  const months = Array.from({ length: MONTHS }, (_, month) => first(month));
  return { from: first(0), until: first(MONTHS), months };
}

/**
 * Returns the left edge and the width of a campaign’s bar, in percent of the calendar’s year; null if the campaign is outside that year.
 */
export function barIn(
  { from, until }: CalendarYear,
  times: CampaignTimes,
): { readonly left: number; readonly width: number } | null {
  const [begin, end] = [Math.max(from, times.from), Math.min(until, times.until)];
  if (begin >= end) return null;
  const share = (time: number) => (100 * time) / (until - from);
  return { left: share(begin - from), width: share(end - begin) };
}
