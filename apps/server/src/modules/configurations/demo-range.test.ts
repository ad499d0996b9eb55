import { fileURLToPath } from 'node:url';
import { houseBody, startedConfigurationBody } from '@gavel/contract';
import { choose, compileModel, selectionsOf, startVisit, totalsOf } from '@gavel/core';
import { publishRange } from '@gavel/range';
import { beforeAll, expect, test } from 'vitest';
import { aServerOf, now, type TestServer } from '../../testing/a-server.ts';

const demo = fileURLToPath(new URL('../../../../../ranges/bjorkvik', import.meta.url));

let server: TestServer;
let starts: {
  readonly house: string;
  readonly houseId: number;
  readonly municipalityId: string;
  readonly bundleIds: readonly number[];
}[] = [];
beforeAll(async () => {
  const { range, faults } = await publishRange(demo);
  expect(faults).toEqual([]);
  if (!range) return;
  server = aServerOf(range);
  const firstOfEachArea = range.areas.flatMap(
    ({ code }) => range.municipalities.find(({ areaCode, denied }) => areaCode === code && !denied) ?? [],
  );
  starts = range.houses.flatMap(({ id, title, webConfiguration }) =>
    firstOfEachArea.map((municipality) => ({
      house: `${title}, ${municipality.name}`,
      houseId: id,
      municipalityId: municipality.id,
      bundleIds: webConfiguration.bundles.map((bundle) => bundle.id),
    })),
  );
}, 60_000);

async function started(body: object) {
  const answer = await server.post('/api/guidemodel/new', body);
  expect(answer.status).toBe(200);
  return startedConfigurationBody.parse(answer.body);
}

test('every house in every area costs in the browser what it costs here, with and without its bundles', {
  timeout: 120_000,
}, async () => {
  expect(starts).toHaveLength(17 * 3);
  for (const { house, houseId, municipalityId, bundleIds } of starts) {
    const configuration = await started({ HouseId: houseId, MunicipalityId: municipalityId });
    const compiled = compileModel(configuration);
    const plain = startVisit(compiled);
    expect(selectionsOf(compiled, plain.visit), house).toEqual(configuration.selections);
    expect(totalsOf(compiled, plain.visit, now).total, house).toBe(configuration.price);

    for (const bundleId of bundleIds) {
      const withBundle = await started({ HouseId: houseId, MunicipalityId: municipalityId, bundleId });
      const answers = configuration.bundles.find(({ id }) => id === bundleId)?.answers ?? [];
      const { accepted, visit } = choose(compiled, plain.visit, answers);
      expect(withBundle.bundleRefused, house).toBe(!accepted);
      expect(withBundle.selections, house).toEqual(selectionsOf(compiled, visit));
      expect(withBundle.price, house).toBe(totalsOf(compiled, visit, now).total);
    }
  }
});

test('a house’s price from is the lowest that any of its starts costs before campaigns', { timeout: 120_000 }, async () => {
  const houses = houseBody.array().parse((await server.get('/api/houses')).body);
  expect(houses).toHaveLength(16);
  for (const { id, title, price } of houses) {
    const totals = [];
    for (const { houseId, municipalityId } of starts.filter((start) => start.houseId === id)) {
      const configuration = await started({ HouseId: houseId, MunicipalityId: municipalityId });
      const compiled = compileModel(configuration);
      totals.push(startVisit(compiled, configuration.selections).visit.ordinaryPrice);
    }
    // Other municipalities of an area may be cheaper by a rule of their own, never dearer than all of these.
    expect(price, title).toBeLessThanOrEqual(Math.min(...totals));
    expect(price, title).toBeGreaterThan(0);
  }
});
