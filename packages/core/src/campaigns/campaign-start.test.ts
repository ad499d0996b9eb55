import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCampaignId } from '../model/ids.ts';
import type { Campaign } from '../model/model.ts';
import { examples } from '../testing/examples.ts';
import { aCampaign } from '../testing/index.ts';
import { type CampaignsSince, campaignStart } from './campaign-start.ts';
import { isRunning } from './campaigns.ts';

const at = (text: string) => Date.parse(text);
const now = at('2026-11-20T12:00:00+01:00');
const since = (from: string | null, ...campaigns: readonly Campaign[]): CampaignsSince => ({
  from: from === null ? null : at(from),
  campaigns,
});
const november = aCampaign(1, { validFrom: '2026-11-01', validTo: '2026-11-30' });

test.each<[string, CampaignsSince[], string | null]>([
  ['on its first day', [since(null, november)], '2026-11-01T00:00+01:00'],
  [
    'on its first day, though published later once more',
    [since(null, november), since('2026-11-10', november)],
    '2026-11-01T00:00+01:00',
  ],
  ['when it was published, if that was later', [since(null), since('2026-11-10', november)], '2026-11-10'],
  [
    'when it was published without a first day',
    [since(null), since('2026-10-02', aCampaign(1)), since('2026-11-10', aCampaign(1))],
    '2026-10-02',
  ],
  [
    'when it was first published, though its discount and its dates were changed under way',
    [
      since(null),
      since('2026-10-02', aCampaign(1, { validTo: '2026-11-10' })),
      since('2026-11-10', { ...november, validFrom: '' }),
    ],
    '2026-10-02',
  ],
  [
    'anew after it had been over',
    [since(null, aCampaign(1, { validFrom: '2026-10-01', validTo: '2026-10-31' })), since('2026-11-05', aCampaign(1))],
    '2026-11-05',
  ],
  [
    'anew after it had been disabled',
    [since(null, november), since('2026-11-03', { ...november, disabled: true }), since('2026-11-05', november)],
    '2026-11-05',
  ],
  ['anew after it had been left out', [since(null, november), since('2026-11-03'), since('2026-11-05', november)], '2026-11-05'],
  ['in the future, on its first day', [since(null, aCampaign(1, { validFrom: '2026-12-01' }))], '2026-12-01T00:00+01:00'],
  ['never, when it is over', [since(null, aCampaign(1, { validTo: '2026-11-19' }))], null],
  ['never, when it is disabled', [since(null, { ...november, disabled: true })], null],
  ['never, when it is not among today’s', [since(null, november), since('2026-11-10')], null],
])('a campaign begins %s', (_, history, start) => {
  expect(campaignStart(history, asCampaignId(1), now)).toBe(start === null ? null : at(start));
});

test('going back hour by hour as long as it runs comes to the same moment', () => {
  const HOUR = 3_600_000;
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
  const anyCampaign = fc.record({
    disabled: fc.constantFrom(false, false, false, true),
    validFrom: fc.oneof(fc.constant(''), day),
    validTo: fc.oneof(fc.constant(''), day),
  });
  // Published on full hours, and the dates are days: something can only begin or end on the hour.
  const anyHistory = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 28 * 24 }), fc.array(anyCampaign, { maxLength: 1 })), {
    minLength: 1,
    maxLength: 5,
    selector: ([hours]) => hours,
  });
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 0, max: 300 }), (versions, hoursLater) => {
      const history = versions
        .toSorted(([left], [right]) => left - right)
        .map(
          ([hours, campaigns]): CampaignsSince => ({
            from: at('2026-11-01T00:00Z') + hours * HOUR,
            campaigns: campaigns.map((campaign) => aCampaign(1, campaign)),
          }),
        );
      const later = (history.at(-1)?.from ?? 0) + hoursLater * HOUR;
      const runs = (moment: number) =>
        history.findLast(({ from }) => (from ?? 0) <= moment)?.campaigns.some((campaign) => isRunning(campaign, moment)) ?? false;
      if (!runs(later)) return;
      let start = later;
      while (runs(start - HOUR)) start -= HOUR;
      expect(campaignStart(history, asCampaignId(1), later)).toBe(start);
    }),
    examples(100, 20_261_121),
  );
});
