import { expect, test } from 'vitest';
import { indexRange } from '../source/range-index.ts';
import { readSource } from '../testing/write-range.ts';
import { buildSurfaces } from './build-surfaces.ts';
import { assignIds, idsOf } from './ids.ts';
import { offerOf } from './offer.ts';

async function surfacesOf(kitchen: readonly [string, string]) {
  const source = await readSource({ 'questions/kok.yaml': kitchen });
  const [villa] = source.houses.filter(({ key }) => key === 'villa');
  if (!villa) throw new Error('there is no villa');
  return buildSurfaces(offerOf(indexRange(source), villa), idsOf(assignIds(source, {}))).surfaces;
}

test('buildSurfaces lists a question about the surface of a room, with the sample of each answer', async () => {
  const surfaces = await surfacesOf(['title: Köksluckor', 'title: Köksluckor\n  surface: kitchenFronts']);
  expect(surfaces).toHaveLength(1);
  const [fronts] = surfaces ?? [];
  expect(fronts?.surface).toBe('kitchenFronts');
  expect(Object.values(fronts?.looks ?? {}).map(({ pattern }) => pattern)).toHaveLength(2);
});

test('buildSurfaces returns no list for a house without questions about surfaces', async () => {
  const surfaces = await surfacesOf(['title: Köksluckor', 'title: Luckor i köket']);
  expect(surfaces).toBeUndefined();
});
