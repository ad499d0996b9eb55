import { houseBody, startedConfigurationBody, z } from '@gavel/contract';
import { compileModel, kr, startVisit } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import type { PublishedCampaign } from '@gavel/range';
import { expect, test } from 'vitest';
import { anAnswer, aPrice, aQuestion, aSection } from '../../../testing/a-published-question.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aServerOf } from '../../../testing/a-server.ts';

/** The first answer costs 4 900 kr but is not available in Malmö. The second answer costs 100 kr. */
const terrace = aQuestion(11, 'Altan', [
  anAnswer(111, 11, { isDefaultAnswer: true, rule: 'municipality != "Malmö"', baseAnswerIds: [1] }),
  anAnswer(112, 11, { isDefaultAnswer: true, baseAnswerIds: [2] }),
]);
const prices = { 1: [aPrice(4900)], 2: [aPrice(100)] };
const webConfiguration = aWebConfiguration(40, 'Ek', {
  sections: [aSection(1, 'Ute', [terrace])],
  bundles: [],
  baseAnswerPrices: { N: prices, S: prices },
  baseQuestionToAnswers: {},
});

const range = aPublishedRange();
const server = aServerOf({ ...range, houses: [...range.houses, aHouse(4, 'Ek', { webConfiguration })] });

test('the list of houses contains every house except hidden houses (type 6), with the field names of the specification', async () => {
  const { status, body } = await server.get('/api/houses');
  expect(status).toBe(200);
  expect(body).toMatchObject([{ Title: 'Sjövik' }, { Title: 'Garage Mellan' }, { Title: 'Ek' }]);
  expect(body).toMatchObject([
    {
      Id: 1,
      ShortDescription: '<p>Ett hus.</p>',
      HouseArea: 142,
      BuildArea: 98.5,
      Rooms: 5,
      HouseType: '2',
      BundleListDtos: [{ Id: 5, Name: 'Altanpaketet', AnswersBundleAnswerDtos: [{ GuideQuestionId: 11, GuideAnswerId: 112 }] }],
    },
    {},
    {},
  ]);
});

test('the starting price of a house (Pris från) is its price with default answers in the municipality where this price is lowest', async () => {
  expect((await server.get('/api/houses')).body).toMatchObject([
    { Price: 1_900_000 },
    { Price: 1_900_000 },
    { Price: 1_900_100 },
  ]);
});

test('the starting price leaves out municipalities to which the builder does not deliver', async () => {
  const municipalities = range.municipalities.map((one) => ({ ...one, denied: one.areaCode === 'S' }));
  const { get } = aServerOf({ ...range, municipalities });
  expect((await get('/api/houses')).body).toMatchObject([{ Title: 'Sjövik', Price: 2_000_000, LowestPrice: 2_000_000 }, {}]);
});

test.each([
  ['2480', 2_000_000, 2_004_900],
  ['Umeå', 2_000_000, 2_004_900],
  ['habo', 1_900_000, 1_904_900],
  ['1280', 1_900_000, 1_900_100],
])(
  'if the HTTP request names the municipality %s, the server returns the prices of the houses in this municipality',
  async (municipality, sjovik, ek) => {
    const { body } = await server.get(`/api/houses?municipality=${encodeURIComponent(municipality)}`);
    expect(body).toMatchObject([{ Price: sjovik }, {}, { Price: ek }]);
  },
);

test.each(['1', 'Sjövik', 'sjövik', 'sjovik'])(
  'a client can request a house by its id, by its title in upper or lower case, or by its key: %s',
  async (idOrName) => {
    const { body } = await server.get(`/api/houses/${encodeURIComponent(idOrName)}?municipality=2480`);
    // The lowest price of the house is its price in the southern price area.
    expect(body).toMatchObject({ Id: 1, Title: 'Sjövik', Price: 2_000_000, LowestPrice: 1_900_000 });
  },
);

test('the response has a campaign price and a lowest earlier price of a house only if a campaign reduces the price of the house now', async () => {
  const off = (amount: number) => ({ kind: 'fixed', amount: kr(amount) }) as const;
  const withCampaigns = (id: number, title: string, campaigns: readonly PublishedCampaign[]) =>
    aHouse(id, title, { webConfiguration: aWebConfiguration(id * 10, title, { campaigns }) });
  const { get } = aServerOf(
    aPublishedRange({
      houses: [
        withCampaigns(1, 'Nedsatt', [aCampaign(1, { validFrom: '2026-11-01', validTo: '2026-11-30', discount: off(40_000) })]),
        withCampaigns(2, 'Sedan', [aCampaign(2, { validFrom: '2026-12-01', discount: off(40_000) })]),
        withCampaigns(3, 'Inte än', [
          aCampaign(3, { discount: { kind: 'levels', levels: [{ accessoryLevel: kr(500_000), discountValue: kr(9000) }] } }),
        ]),
      ],
    }),
  );
  const campaignsAt = async (municipality: string) => {
    const { body } = await get(`/api/houses?municipality=${municipality}`);
    return z
      .array(houseBody)
      .parse(body)
      .map(({ price, campaign }) => ({ price, campaign }));
  };
  expect(await campaignsAt('2480')).toEqual([
    { price: kr(2_000_000), campaign: { price: kr(1_960_000), earlierLowest: kr(2_000_000) } },
    { price: kr(2_000_000), campaign: null },
    { price: kr(2_000_000), campaign: null },
  ]);
  expect((await get('/api/houses/Nedsatt')).body).toMatchObject({
    Price: 1_900_000,
    CampaignPrice: { Price: 1_860_000, EarlierLowestPrice: 1_900_000 },
  });
});

test('if a bundle is not possible in the municipality, the response has the title of the bundle’s answer that is not possible there; if the HTTP request names no municipality, the response has no such title', async () => {
  const refusedIn = async (address: string) => {
    const [house] = z.array(houseBody).parse((await server.get(address)).body);
    return house?.bundles.map(({ name, refusedAnswer }) => [name, refusedAnswer]);
  };
  expect(await refusedIn('/api/houses?municipality=Habo')).toEqual([['Altanpaketet', 'Stor altan']]);
  expect(await refusedIn('/api/houses?municipality=1280')).toEqual([['Altanpaketet', null]]);
  expect(await refusedIn('/api/houses')).toEqual([['Altanpaketet', null]]);
});

test('for each bundle, the response has the price and the picture of the house with this bundle', async () => {
  const [house] = z.array(houseBody).parse((await server.get('/api/houses?municipality=1280')).body);
  const [bundle] = house?.bundles ?? [];
  const started = startedConfigurationBody.parse(
    (await server.post('/api/guidemodel/new', { HouseId: house?.id, MunicipalityId: '1280', bundleId: bundle?.id })).body,
  );
  const { visit } = startVisit(compileModel(started), started.selections);
  expect(started.lowestHousePrice).toBe(kr(1_900_000));
  expect(bundle?.price).toBe(visit.ordinaryPrice);
  expect(bundle?.price).toBeGreaterThan(house?.price ?? 0);
  const chosen = [...started.selections.values()].join('.');
  expect(bundle?.image).toBe(`/media/houses/${house?.id}.jpg?municipality=1280&answers=${chosen}`);
  const [refused] = z.array(houseBody).parse((await server.get('/api/houses?municipality=Habo')).body);
  expect(refused?.bundles[0]).toMatchObject({ price: null });
});

test('the description of a house has its drawings, its default answers in the municipality, its running campaigns, and how many steps it has in all and on the quick road', async () => {
  const quick = (id: number) => ({
    ...aQuestion(id, `Fråga ${id}`, [anAnswer(id * 10, id, { isDefaultAnswer: true }), anAnswer(id * 10 + 1, id)]),
    quick: true,
  });
  const campaigns = [aCampaign(1, { title: 'Höstkampanj', validTo: '2026-11-30' }), aCampaign(2, { validFrom: '2026-12-01' })];
  const long = aWebConfiguration(10, 'Sjövik', {
    sections: [aSection(1, 'Ute', [terrace, quick(21), quick(22), quick(23), quick(24)])],
    bundles: [],
    baseAnswerPrices: { N: prices, S: prices },
    baseQuestionToAnswers: {},
    campaigns,
  });
  const { get } = aServerOf(aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration: long }), aHouse(2, 'Ek')] }));
  const { body } = await get('/api/houses/sjovik/description?municipality=2480');
  expect(body).toMatchObject({
    House: { Id: 1, Slug: 'sjovik', Price: 2_004_900, AreaKind: 'BOA', Floors: 2, EnergyClass: 'B', Height: 7.2 },
    Width: 11,
    Depth: 8,
    Elevations: ['/media/drawn/elevation/sjovik.svg', '/media/drawn/elevation/sjovik.svg?view=back'],
    Plan: '/media/drawn/plan/sjovik.svg',
    Standard: [{ Title: 'Ute', Rows: [{ Question: 'Altan', Answer: 'Svar 111' }, {}, {}, {}, {}] }],
    Campaigns: [{ Title: 'Höstkampanj' }],
    Steps: 5,
    QuickSteps: 4,
  });
  expect((await get('/api/houses/sjovik/description?municipality=1280')).body).toMatchObject({
    Standard: [{ Rows: [{ Question: 'Altan', Answer: 'Svar 112' }, {}, {}, {}, {}] }],
  });
  expect((await get('/api/houses/ek/description')).body).toMatchObject({ Campaigns: [], Steps: 1, QuickSteps: 0 });
  expect((await get('/api/houses/slottet/description')).status).toBe(404);
});

test('if the range describes the rooms of a house, the description of the house has its storeys and room areas with the default answers; the floor plan shows the answers that its address names', async () => {
  const plan: HousePlan = {
    length: 10_000,
    depth: 8000,
    wall: 400,
    facades: { front: [], back: [], left: [], right: [] },
    door: { side: 'front', at: 7000 },
    gates: [],
    terrace: null,
    looks: {},
    slope: null,
    open: false,
    storeys: [
      {
        name: 'Entréplan',
        height: 2400,
        x: [5000],
        y: [],
        map: ['KH'],
        rooms: { K: { name: 'Kök', kind: 'kitchen' }, H: { name: 'Hall', kind: 'hall' } },
        joins: {},
        links: ['H-K 4000'],
      },
    ],
    stairs: {},
    variants: { ett: [{ storey: 0, joins: { K: 'H' } }] },
    features: {},
    questions: { rum: ['tva', 'ett'] },
  };
  const { app, get } = aServerOf(aPublishedRange({ houses: [aHouse(1, 'Sjövik', { plan }), aHouse(2, 'Ek')] }));
  expect((await get('/api/houses/sjovik/description')).body).toMatchObject({
    Storeys: [
      {
        Title: 'Entréplan',
        Plan: '/media/drawn/plan/sjovik.svg?camera=storey-1',
        Area: 66.2,
        Rooms: [
          { Name: 'Kök', Area: 32.8 },
          { Name: 'Hall', Area: 32.8 },
        ],
      },
    ],
  });
  expect((await get('/api/houses/ek/description')).body).toMatchObject({ Storeys: [] });

  const drawn = async (query: string) => {
    const response = await app.request(`/media/drawn/plan/sjovik.svg?${query}`);
    expect(response.status).toBe(200);
    return response.text();
  };
  const usual = await drawn('camera=storey-1');
  expect(await drawn('camera=storey-1&plan.rum=tva'), 'what is usual').toBe(usual);
  expect(await drawn('camera=storey-1&plan.rum=ett'), 'what is chosen').not.toBe(usual);
  expect(await drawn('camera=storey-7&plan.rum=sju&plan.tak=platt'), 'what the house does not have is passed over').toBe(usual);
  expect(await drawn('plan.rum=ett&marked=plan.rum'), 'what the step changes is marked').not.toBe(await drawn('plan.rum=ett'));
});

test('a visitor can open a hidden house (type 6) by its name', async () => {
  expect((await server.get('/api/houses/Dold')).body).toMatchObject({ Id: 3, HouseType: '6' });
});

test('the address of an unknown house returns 404 with an error in the format application/problem+json', async () => {
  const { status, headers, body } = await server.get('/api/houses/Slottet');
  expect(status).toBe(404);
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(body).toEqual({
    type: 'about:blank',
    title: 'There is no such house',
    status: 404,
    code: 'unknown-house',
    requestId: headers.get('X-Request-Id'),
    detail: "There is no house 'Slottet'",
  });
});

test('if the address names an unknown municipality, the server returns 404, and the response names the field `municipality`', async () => {
  const { status, body } = await server.get('/api/houses?municipality=9999');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'unknown-municipality', field: 'municipality' });
});
