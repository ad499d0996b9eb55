import { expect, test } from 'vitest';
import { barIn, calendarYear, campaignDays, campaignTimes, isWeek } from './campaign-times.ts';

/** A Friday. */
const NOW = Date.parse('2026-11-20T12:00+01:00');
const fields = (values: Readonly<Record<string, string>>) => (name: string) => values[name] ?? '';

test('a campaign lasts until the end of its last day, and a missing first or last day means no limit on that side', () => {
  expect(campaignTimes(fields({ from: '2026-11-01', to: '2026-11-30' }), NOW)).toEqual({
    from: Date.parse('2026-11-01T00:00+01:00'),
    until: Date.parse('2026-12-01T00:00+01:00'),
  });
  expect(campaignTimes(fields({}), NOW)).toEqual({ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY });
  expect(campaignTimes(fields({ from: '2026-02-30' }), NOW)).toBeNull();
});

test('the weeks of a campaign run from Monday to Sunday, and week 0 is the current week', () => {
  expect(campaignDays(fields({ 'weeks.from': '-1', 'weeks.to': '0' }), NOW)).toEqual(['2026-11-09', '2026-11-22']);
});

test('isWeek accepts only whole numbers from −520 to 520, as the format of a range does', () => {
  expect(['0', '-520', '520'].filter((text) => !isWeek(text))).toEqual([]);
  expect(['', '-', '1.5', '521', '-521', '1e3', '999999999'].filter(isWeek)).toEqual([]);
});

test('barIn cuts off a campaign’s bar at the start and the end of the calendar’s year, and returns null for a campaign outside that year', () => {
  const year = calendarYear(NOW, 0);
  expect(new Date(year.from).toISOString().slice(0, 10)).toBe('2026-08-01');
  expect(new Date(year.until).toISOString().slice(0, 10)).toBe('2027-08-01');
  expect(barIn(year, { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY })).toEqual({ left: 0, width: 100 });
  expect(barIn(year, { from: year.until, until: Number.POSITIVE_INFINITY })).toBeNull();
  expect(barIn(calendarYear(NOW, 12), { from: year.until, until: Number.POSITIVE_INFINITY })?.left).toBe(0);
});
