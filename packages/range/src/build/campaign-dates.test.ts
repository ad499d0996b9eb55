import { expect, test } from 'vitest';
import { campaignDates, withDates } from './campaign-dates.ts';

const campaign = { key: 'k', title: 'K', text: '<p>K</p>' };
const weeks = { from: -3, to: 2 };

test.each([
  ['2026-11-22T23:59:59+01:00', '2026-10-26', '2026-12-06'],
  ['2026-11-23T00:00:00+01:00', '2026-11-02', '2026-12-13'],
  ['2026-11-29T12:00:00+01:00', '2026-11-02', '2026-12-13'],
  ['2027-01-01T12:00:00+01:00', '2026-12-07', '2027-01-17'],
  ['2026-03-29T03:30:00+02:00', '2026-03-02', '2026-04-12'],
])(
  'a campaign from 3 weeks before to 2 weeks after the week of publishing (%s) runs from Monday %s to Sunday %s',
  (now, from, to) => {
    expect(campaignDates({ ...campaign, weeks }, Date.parse(now))).toEqual({ from, to });
  },
);

test('if a campaign has fixed dates, campaignDates returns them unchanged, and returns an empty text for a missing date', () => {
  expect(campaignDates({ ...campaign, from: '2026-10-01T08:00' }, 0)).toEqual({ from: '2026-10-01T08:00', to: '' });
});

test('withDates replaces {from} and {to} in a campaign’s text with its dates', () => {
  expect(withDates('Från {from} till {to}, {from}.', { from: '2026-10-01', to: '2026-11-01' })).toBe(
    'Från 2026-10-01 till 2026-11-01, 2026-10-01.',
  );
});
