import type { HealthObjection, RangeHealth } from '@gavel/contract/staff';
import { expect, test } from 'vitest';
import { hindrancesOf } from './range-health.ts';

const dead = (...houses: string[]): HealthObjection => ({
  property: 'nothingDead',
  kind: 'deadAnswer',
  stops: 'unlessSigned',
  file: 'questions/inne.yaml',
  line: 7,
  sentence: 'Svaret ”Krypgrund” på frågan ”Grund” går aldrig att välja.',
  houses,
  example: null,
});

function healthWith(...objections: HealthObjection[]): RangeHealth {
  return { at: 0, seconds: 0, verdicts: [], houses: [], objections, remarks: [] };
}

test('a signed warning needs a new signature only if it applies to a house for which nobody has signed it', () => {
  const published = healthWith(dead('Sjövik', 'Almgård'));
  expect(hindrancesOf(healthWith(dead('Sjövik')), published).toSign).toEqual([]);
  const wider = dead('Almgård', 'Furuvik');
  expect(hindrancesOf(healthWith(wider), published).toSign).toEqual([wider]);
  expect(hindrancesOf(healthWith(wider), null).toSign).toEqual([wider]);
});
