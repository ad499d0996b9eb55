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
    'on its first day, even if a later version is published with the same campaign',
    [since(null, november), since('2026-11-10', november)],
    '2026-11-01T00:00+01:00',
  ],
  ['when it was published, if its first day was earlier', [since(null), since('2026-11-10', november)], '2026-11-10'],
  [
    'when it was first published, if it has no first day',
    [since(null), since('2026-10-02', aCampaign(1)), since('2026-11-10', aCampaign(1))],
    '2026-10-02',
  ],
  [
    'when it was first published, even if a later version changed its last day',
    [
      since(null),
      since('2026-10-02', aCampaign(1, { validTo: '2026-11-10' })),
      since('2026-11-10', { ...november, validFrom: '' }),
    ],
    '2026-10-02',
  ],
  [
    'again when a version restarts it after its last day',
    [since(null, aCampaign(1, { validFrom: '2026-10-01', validTo: '2026-10-31' })), since('2026-11-05', aCampaign(1))],
    '2026-11-05',
  ],
  [
    'again when a version enables it after it was disabled',
    [since(null, november), since('2026-11-03', { ...november, disabled: true }), since('2026-11-05', november)],
    '2026-11-05',
  ],
  ['again when it is added back', [since(null, november), since('2026-11-03'), since('2026-11-05', november)], '2026-11-05'],
  ['on its first day in the future', [since(null, aCampaign(1, { validFrom: '2026-12-01' }))], '2026-12-01T00:00+01:00'],
  ['never (null), when its last day has passed', [since(null, aCampaign(1, { validTo: '2026-11-19' }))], null],
  ['never (null), when it is disabled', [since(null, { ...november, disabled: true })], null],
  ['never (null), when today’s version does not contain it', [since(null, november), since('2026-11-10')], null],
])('a campaign begins %s', (_, history, start) => {
  expect(campaignStart(history, asCampaignId(1), now)).toBe(start === null ? null : at(start));
});

test('for a running campaign, campaignStart returns the same moment as a search that goes back hour by hour', () => {
  const HOUR = 3_600_000;
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
  const anyCampaign = fc.record({
    disabled: fc.constantFrom(false, false, false, true),
    validFrom: fc.oneof(fc.constant(''), day),
    validTo: fc.oneof(fc.constant(''), day),
  });
  // In this test, versions are published on full hours and campaign dates are days, so campaigns begin and end only on full hours.
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
