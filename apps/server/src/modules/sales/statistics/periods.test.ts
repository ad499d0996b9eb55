import { expect, test } from 'vitest';
import { lookedAt } from './periods.ts';

/** 2026-11-20, a Friday, at 23.30 in Stockholm. */
const now = Date.UTC(2026, 10, 20, 22, 30);

test('a period of the last 7 or 30 days ends today, and the statistics compare it with the same number of days before it', () => {
  expect(lookedAt({ days: '7' }, now)).toEqual({
    period: { from: '2026-11-14', to: '2026-11-20' },
    before: { from: '2026-11-07', to: '2026-11-13' },
    size: 'day',
    buckets: ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
  });
  expect(lookedAt({}, now).period).toEqual({ from: '2026-10-22', to: '2026-11-20' });
});

test('a chart of 90 days has one part for each week (Monday to Sunday), and a chart of a year has one part for each month; the first and the last part may be shorter', () => {
  const { size, buckets } = lookedAt({ days: '90' }, now);
  expect([size, ...buckets.slice(0, 3)]).toEqual(['week', '2026-08-23', '2026-08-24', '2026-08-31']);
  const year = lookedAt({ days: '365' }, now);
  expect([year.size, ...year.buckets.slice(0, 2), year.buckets.at(-1)]).toEqual([
    'month',
    '2025-11-21',
    '2025-12-01',
    '2026-11-01',
  ]);
});

test.each([
  ['in the wrong order', { from: '2026-11-20', to: '2026-11-19' }],
  ['longer than a year', { from: '2025-11-19', to: '2026-11-20' }],
])('the server refuses a period that is %s', (_, asked) => {
  expect(() => lookedAt(asked, now)).toThrow(expect.objectContaining({ code: 'malformed-query' }));
});
