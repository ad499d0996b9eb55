import { startedConfigurationBody } from '@gavel/contract';
import {
  asCampaignId,
  asHouseId,
  asWebConfigurationId,
  compileHistory,
  compileModel,
  kr,
  lowestEarlierPrice,
  startVisit,
} from '@gavel/core';
import { selectionsFrom } from '@gavel/core/testing';
import type { PublishedCampaign } from '@gavel/range';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aPrice } from '../../../testing/a-published-question.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServer } from '../../../testing/a-server.ts';
import { databases } from '../../../testing/databases.ts';
import { publishedRanges, webConfigurations } from '../../range/range.tables.ts';
import { storeRange } from '../../range/store-range.ts';
import { openAsOf } from '../configurations/open-configuration.ts';
import { soldPeriods } from './price-histories.ts';

/** A campaign with a discount of 40 000 kr that runs from the first to the last day of November. */
const november = aCampaign(1, {
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  discount: { kind: 'fixed', amount: kr(40_000) },
});
const umea = { HouseId: 1, MunicipalityId: '2480' };
const terrace = { 11: 112, 12: 122 };

interface Sold {
  readonly house?: number;
  readonly terrace?: number;
  readonly campaigns?: readonly PublishedCampaign[];
}

function aRange({ house = 2_000_000, terrace: price = 50_000, campaigns = [] }: Sold = {}) {
  const prices = { 9001: [aPrice(price)], 9002: [aPrice(4900)] };
  const webConfiguration = aWebConfiguration(10, 'Sjövik', {
    housePrices: { N: kr(house), S: kr(house - 100_000) },
    baseAnswerPrices: { N: prices, S: prices },
    campaigns,
  });
  return aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })] });
}

test('if this release of Gavel cannot read a version of a house, the price history counts the time of this version as time of the version before it', () => {
  const id = asWebConfigurationId(10);
  const publication = (publishedAt: number, version: number) => ({
    publishedAt,
    versions: new Map([[id, version]]),
    areaCodes: new Map([['2480', 'N']]),
  });
  const periods = soldPeriods([publication(1000, 1), publication(2000, 2)], new Map([[1, []]]), id, '2480');
  expect(periods.map(({ from, to, version }) => [from, to, version])).toEqual([
    [null, 1000, 1],
    [1000, null, 1],
  ]);
});

describe.each(databases)('price histories on the database $kind', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    await connection.db.delete(publishedRanges);
    await connection.db.delete(webConfigurations);
  });

  const publish = (at: string, range = aRange()) => storeRange(connection.db, range, new Date(at));

  /**
   * Returns the price history in the server’s response at the time `at`, and the lowest earlier price (kr) that a browser calculates from
   * this history.
   */
  async function lowest(selections: Record<number, number> = {}, { at = '2026-11-20T12:00+01:00', start = umea } = {}) {
    const now = Date.parse(at);
    const { status, body } = await aServer(connection.db, { now: () => now }).post('/api/guidemodel/new', start);
    expect(status).toBe(200);
    const configuration = startedConfigurationBody.parse(body);
    const compiled = compileModel(configuration);
    const { visit } = startVisit(compiled, new Map([...configuration.selections, ...selectionsFrom(selections)]));
    const price = lowestEarlierPrice(compileHistory(configuration.priceHistory, compiled), compiled, visit, now);
    return { price: price === null ? null : price / 100, history: configuration.priceHistory };
  }

  test('the price history of a house without campaigns is empty, even if the house once had other prices', async () => {
    await publish('2026-10-01T08:00Z', aRange({ house: 1_900_000 }));
    await publish('2026-11-10T08:00Z');
    expect(await lowest()).toEqual({ price: null, history: { campaignStarts: new Map(), periods: [] } });
  });

  test('the prices of the first published version of a house also count for the time before its publication', async () => {
    await publish('2026-11-20T08:00Z', aRange({ campaigns: [november] }));
    const { price, history } = await lowest(terrace);
    expect(price).toBe(2_054_900);
    expect(history).toEqual({
      campaignStarts: new Map([[1, Date.parse('2026-11-01T00:00+01:00')]]),
      periods: [{ from: null, to: Date.parse('2026-11-20T08:00Z'), difference: null }],
    });
  });

  test('for each selection of answers, the lowest earlier price is the lowest price of this selection in all versions of the house that were sold in the 30 days before the campaign', async () => {
    await publish('2026-06-01T08:00Z', aRange({ house: 1_950_000, terrace: 70_000 }));
    await publish('2026-10-10T08:00Z', aRange({ house: 1_960_000, terrace: 45_000 }));
    await publish('2026-10-20T08:00Z', aRange({ campaigns: [november] }));
    expect((await lowest()).price).toBe(1_950_000);
    expect((await lowest(terrace)).price).toBe(1_960_000 + 45_000 + 4900);
  });

  test('for the lowest earlier price, only versions of the house count that were sold in the 30 days before the campaign: not those that were replaced earlier, and not those that were published later', async () => {
    await publish('2026-06-01T08:00Z', aRange({ house: 1_000_000 }));
    await publish('2026-10-01T21:59Z');
    await publish('2026-11-05T08:00Z', aRange({ house: 1_500_000, campaigns: [november] }));
    await publish('2026-11-06T08:00Z', aRange({ campaigns: [november] }));
    // The campaign was first published on 5 November, so it reduced no price before that day.
    const { price, history } = await lowest();
    expect(history.campaignStarts.get(asCampaignId(1))).toBe(Date.parse('2026-11-05T08:00Z'));
    expect(price).toBe(2_000_000);
    expect((await lowest({}, { at: '2026-11-05T20:00Z' })).price).toBe(2_000_000);
  });

  test('if a range that changes no price of the house is published during a campaign, the price history continues the current period and starts no new one', async () => {
    await publish('2026-10-01T08:00Z', aRange({ house: 1_900_000, campaigns: [november] }));
    await publish('2026-10-15T08:00Z', aRange({ campaigns: [november] }));
    for (const [at, plots] of [
      ['2026-11-03T08:00Z', []],
      ['2026-11-04T08:00Z', aPublishedRange().plots],
    ] as const)
      await publish(at, { ...aRange({ campaigns: [november] }), plots });
    const { price, history } = await lowest();
    expect(price).toBe(1_900_000);
    expect(history.campaignStarts.get(asCampaignId(1))).toBe(Date.parse('2026-11-01T00:00+01:00'));
    expect(history.periods.map(({ difference }) => difference?.housePrice ?? null)).toEqual([kr(1_900_000), null]);
  });

  test('earlier prices are reduced by the discounts of the campaigns that ran at that earlier time', async () => {
    const october = aCampaign(2, {
      validFrom: '2026-10-01',
      validTo: '2026-10-15',
      discount: { kind: 'fixed', amount: kr(30_000) },
    });
    await publish('2026-09-01T08:00Z', aRange({ campaigns: [october] }));
    await publish('2026-10-25T08:00Z', aRange({ campaigns: [november] }));
    expect((await lowest()).price).toBe(1_970_000);
  });

  test('a campaign without a first day begins when it is first published, even if that is also the first version of the house', async () => {
    const always = aCampaign(1, { discount: { kind: 'fixed', amount: kr(40_000) } });
    await publish('2026-10-01T08:00Z', aRange({ campaigns: [always] }));
    expect((await lowest()).price).toBe(2_000_000);
    await publish('2026-11-10T08:00Z', aRange({ house: 2_100_000, campaigns: [always] }));
    const { price, history } = await lowest();
    expect(price).toBe(2_000_000);
    expect(history.campaignStarts.get(asCampaignId(1))).toBe(Date.parse('2026-10-01T08:00Z'));
  });

  test('if a saved house is opened with the prices of the day when it was saved, its lowest earlier price is also that of this day, even if the campaign has ended since', async () => {
    await publish('2026-10-10T08:00Z', aRange({ house: 1_950_000 }));
    await publish('2026-10-20T08:00Z', aRange({ campaigns: [november] }));
    const savedAt = new Date('2026-11-20T12:00+01:00');
    const lowestAt = async (at: string) => {
      const { dependencies } = aServer(connection.db, { now: () => Date.parse(at) });
      const { configuration, compiled, visit } = await openAsOf(dependencies, 'Abc12345', {
        name: 'Mitt hus',
        houseId: asHouseId(1),
        municipalityId: '2480',
        areaCode: 'N',
        webConfigurationId: asWebConfigurationId(10),
        webConfigurationVersion: 2,
        answers: selectionsFrom({}),
        savedAt,
      });
      return lowestEarlierPrice(compileHistory(configuration.priceHistory, compiled), compiled, visit, savedAt.getTime());
    };
    expect(await lowestAt('2026-11-20T12:00+01:00')).toBe(kr(1_950_000));
    expect(await lowestAt('2026-12-10T12:00+01:00')).toBe(kr(1_950_000));
    await publish('2026-12-11T08:00Z', aRange({ house: 1_800_000 }));
    expect(await lowestAt('2026-12-12T12:00+01:00')).toBe(kr(1_950_000));
  });

  test('the price history contains the start of an upcoming campaign, so that the page shows the right lowest earlier price even if the campaign begins during the visit', async () => {
    await publish('2026-10-20T08:00Z', aRange({ house: 1_900_000 }));
    await publish('2026-10-25T08:00Z', aRange({ campaigns: [november] }));
    const { price, history } = await lowest({}, { at: '2026-10-31T23:59+01:00' });
    expect(price).toBeNull();
    expect(history.campaignStarts.get(asCampaignId(1))).toBe(Date.parse('2026-11-01T00:00+01:00'));
    expect(history.periods).toHaveLength(3);
  });

  test('if a municipality has moved to another price area, its earlier prices are those of the price area to which it belonged at that time', async () => {
    const moved = (areaCode: string) =>
      aPublishedRange().municipalities.map((one) => (one.id === '2480' ? { ...one, areaCode } : one));
    await publish('2026-10-05T08:00Z', { ...aRange({ campaigns: [november] }), municipalities: moved('S') });
    await publish('2026-10-15T08:00Z', aRange({ campaigns: [november] }));
    expect((await lowest()).price).toBe(1_900_000);
    expect((await lowest({}, { start: { HouseId: 1, MunicipalityId: '1280' } })).price).toBe(1_900_000);
  });

  test('the price history of a house leaves out times when the builder did not sell the house at all or did not sell the house in the visitor’s municipality', async () => {
    const denied = aPublishedRange().municipalities.map((one) => (one.id === '2480' ? { ...one, denied: true } : one));
    await publish('2026-10-01T08:00Z', { ...aRange({ house: 1_700_000 }), municipalities: denied });
    await publish('2026-10-05T08:00Z', { ...aRange(), houses: [aHouse(2, 'Garage Mellan')] });
    await publish('2026-10-15T08:00Z', aRange({ campaigns: [november] }));
    const { price, history } = await lowest();
    expect(price).toBe(2_000_000);
    expect(history.periods.map(({ from }) => from)).toEqual([Date.parse('2026-10-15T08:00Z')]);
  });

  test('if the builder no longer sells a house that a visitor has shared, the response with the shared house still contains its price history', async () => {
    await publish('2026-10-01T08:00Z', aRange({ house: 1_900_000 }));
    await publish('2026-10-20T08:00Z', aRange({ campaigns: [november] }));
    const now = Date.parse('2026-11-20T12:00+01:00');
    const server = aServer(connection.db, { now: () => now });
    const shared = await server.post('/api/guidemodel/share', {
      ...umea,
      WebConfigurationId: 10,
      Name: 'Vårt',
      Answers: terrace,
    });
    await publish('2026-11-19T08:00Z', aPublishedRange({ houses: [aHouse(2, 'Garage Mellan')] }));
    const { body } = await server.get(`/api/guidemodel/${Object(shared.body).Id}`);
    expect(body).toMatchObject({
      House: { Facts: null },
      PriceHistory: {
        Periods: [{ Difference: { HousePrice: 1_900_000 } }, { Difference: null, To: '2026-11-19T08:00:00.000Z' }],
      },
    });
  });
});
