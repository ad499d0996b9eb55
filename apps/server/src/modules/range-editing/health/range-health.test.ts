import type { HealthObjection, RangeHealth } from '@gavel/contract/staff';
import { expect, test } from 'vitest';
import { hindrancesOf, namesOfObjection } from './range-health.ts';

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

test('if a warning was signed for the published version, a draft with the same warning needs a new signature only if the warning applies to an additional house', () => {
  const published = healthWith(dead('Sjövik', 'Almgård'));
  expect(hindrancesOf(healthWith(dead('Sjövik')), published).toSign).toEqual([]);
  const wider = dead('Almgård', 'Furuvik');
  expect(hindrancesOf(healthWith(wider), published).toSign).toEqual([wider]);
  expect(hindrancesOf(healthWith(wider), null).toSign).toEqual([wider]);
});

test('the signature of a warning for a scheduled publication is valid only for the houses that had the warning when the administrator signed it; a name without a house, as earlier versions of the program stored it, is valid for all houses', () => {
  const wider = dead('Almgård', 'Furuvik');
  const signed = namesOfObjection(dead('Furuvik'));
  expect(hindrancesOf(healthWith(dead('Furuvik')), null, signed).toSign).toEqual([]);
  expect(hindrancesOf(healthWith(wider), null, signed).toSign).toEqual([wider]);
  expect(hindrancesOf(healthWith(wider), healthWith(dead('Almgård')), signed).toSign).toEqual([]);
  const [property, file, sentence] = JSON.parse(signed[0] ?? '');
  expect(hindrancesOf(healthWith(wider), null, [JSON.stringify([property, file, sentence])]).toSign).toEqual([]);
});

test('the warning that some saved houses can no longer be opened must be signed again for each publication, even if it was signed for the published version', () => {
  const lost: HealthObjection = { ...dead('Almgård'), property: 'saved', kind: 'savedLost', file: null };
  expect(hindrancesOf(healthWith(lost), healthWith(lost)).toSign).toEqual([lost]);
  expect(hindrancesOf(healthWith(lost), null, namesOfObjection(lost)).toSign).toEqual([]);
});
