import { compileModel, kr, listSections, startVisit } from '@gavel/core';
import { expect, test } from 'vitest';
import { assembleModel } from '../stored/assemble-model.ts';
import { guideOf } from '../stored/guide-of.ts';
import type { PublishedHouse, PublishedRange } from '../stored/published-range.ts';
import { type FileChange, readSource } from '../testing/write-range.ts';
import { buildRange } from './build-range.ts';
import { assignIds } from './ids.ts';

async function built(changes: Readonly<Record<string, FileChange>> = {}): Promise<PublishedRange> {
  const source = await readSource(changes);
  return buildRange(source, assignIds(source, {}), 0);
}

function house(range: PublishedRange, key: string): PublishedHouse {
  const found = range.houses.find((some) => some.key === key);
  if (!found) throw new Error(`no house '${key}'`);
  return found;
}

function questionsOf(range: PublishedRange, key: string) {
  return house(range, key).webConfiguration.sections.flatMap(({ questions }) => questions);
}

test('a house offers the sections, questions and answers whose `houses` lists include it, in the order of the range', async () => {
  const range = await built();
  expect(range.houses.map(({ key, houseType }) => `${key} ${houseType}`)).toEqual(['villa oneStorey', 'garage sideBuilding']);
  expect(house(range, 'villa').webConfiguration.sections.map(({ title }) => title)).toEqual(['Fasad', 'Kök']);
  expect(house(range, 'garage').webConfiguration.sections.map(({ title }) => title)).toEqual(['Fasad']);
  const answers = await built({ 'questions/kok.yaml': ['title: Vita luckor', 'title: Vita luckor\n      houses: [garage]'] });
  expect(
    questionsOf(answers, 'villa')
      .at(-1)
      ?.answers.map(({ title }) => title),
  ).toEqual(['Luckor av ek']);
});

test('a published house states its kind of area (living, secondary or open), number of floors, energy class and height', async () => {
  const facts = (range: PublishedRange) =>
    range.houses.map(({ areaKind, floors, energyClass, height }) => [areaKind, floors, energyClass, height]);
  expect(facts(await built())).toEqual([
    ['living', 1, '', null],
    ['living', 1, '', null],
  ]);
  const range = await built({
    'houses/villa.yaml': ['type: 1-plan', 'type: 1,5-plan\nenergyClass: B\nheight: 7.4'],
    'houses/garage.yaml': ['rooms: 0', 'rooms: 0\narea: biarea'],
  });
  expect(facts(range)).toEqual([
    ['living', 2, 'B', 7.4],
    ['secondary', 1, '', null],
  ]);
});

test('the quick road, a shorter visit, has exactly the questions with quick: true', async () => {
  const range = await built({ 'questions/fasad.yaml': ['title: Altan', 'title: Altan\n  quick: true'] });
  const quick = questionsOf(range, 'villa').filter((question) => question.quick);
  expect(quick.map(({ title }) => title)).toEqual(['Altan']);
});

test('published rules contain ids, and conditions about answers that the house does not offer become false', async () => {
  const range = await built();
  const [, terrace] = questionsOf(range, 'villa');
  expect(terrace?.rule).toBe('');
  expect(terrace?.answers.map(({ rule }) => rule)).toEqual(['', 'answer(2) || anyAnswer([6, 5])']);
  expect(questionsOf(range, 'villa').map(({ rule }) => rule)).toEqual(['', '', '', 'answered(3)']);
  const [, inGarage] = questionsOf(range, 'garage');
  expect(inGarage?.rule).toBe('!(municipality == "Malmö")');
  expect(inGarage?.answers.map(({ rule }) => rule)).toEqual(['', 'answer(2)']);
});

test('a house leaves out answers and questions that can never apply in it, and everything that requires one of them', async () => {
  const range = await built({
    'questions/fasad.yaml': [
      'rule: answer("fasad-svart") || anyAnswer(["ko", "rak"])',
      'rule: allAnswers(["ko", "fasad-svart"]) || answered("kok-form")',
    ],
    'sections.yaml': ['  houses: [bostad]\n', ''],
    'questions/kok.yaml': ['title: Kökets form', "title: Kökets form\n  rule: '!sideBuilding'"],
    'houses/garage.yaml': ['altan: 10', 'luckor: 3'],
  });
  expect(questionsOf(range, 'garage').map(({ title }) => title)).toEqual(['Fasadkulör', 'Altan']);
  expect(questionsOf(range, 'garage')[1]?.answers.map(({ title }) => title)).toEqual(['Ingen altan']);
});

test('a price can differ by price area, and can be per unit of a quantity of the house, such as m² of façade', async () => {
  const range = await built();
  const { baseAnswerPrices, baseQuestionToAnswers, housePrices } = house(range, 'villa').webConfiguration;
  expect(housePrices).toEqual({ S: kr(2_000_000), N: kr(2_100_000) });
  expect(baseQuestionToAnswers).toEqual({ 1: [1, 2], 2: [3], 3: [4], 4: [5] });
  expect(baseAnswerPrices.N).toEqual({
    1: [
      { price: 100, priceType: 'perUnit', rule: '', conditionalUnits: [{ rule: '', units: 150 }] },
      { price: -500, priceType: 'fixed', rule: 'answer(5)', conditionalUnits: [] },
    ],
    2: [],
    3: [
      {
        price: 1300,
        priceType: 'perUnit',
        rule: '',
        conditionalUnits: [
          { rule: 'answer(6)', units: 24 },
          { rule: 'base(2)', units: 30.5 },
        ],
      },
    ],
    4: [{ price: 25_000, priceType: 'fixed', rule: '', conditionalUnits: [] }],
    5: [{ price: 350, priceType: 'perUnit', rule: '', conditionalUnits: [{ rule: '', units: 18 }] }],
  });
  expect(baseAnswerPrices.S?.[3]?.[0]?.price).toBe(1200.5);
});

test('if a house does not offer an answer, it has no prices and no quantities that require the answer; a price whose quantities are all left out is left out too', async () => {
  const { baseAnswerPrices, baseQuestionToAnswers } = house(await built(), 'garage').webConfiguration;
  expect(baseQuestionToAnswers).toEqual({ 1: [1, 2], 2: [3] });
  expect(baseAnswerPrices.S).toEqual({
    1: [{ price: 100, priceType: 'perUnit', rule: '', conditionalUnits: [{ rule: '', units: 60 }] }],
    2: [],
    3: [{ price: 1200.5, priceType: 'perUnit', rule: '', conditionalUnits: [{ rule: 'base(2)', units: 10 }] }],
  });
  const without = await built({ 'questions/fasad.yaml': ['          - when: base("tjara")\n            quantity: altan\n', ''] });
  expect(house(without, 'garage').webConfiguration.baseAnswerPrices.S?.[3]).toEqual([]);
});

test('the core can configure and price a published house', async () => {
  const { webConfiguration } = house(await built(), 'villa');
  const compiled = compileModel(assembleModel(webConfiguration, 'S', 'Lund'));
  const { visit } = startVisit(compiled);
  expect(visit.ordinaryPrice).toBe(kr(2_000_000 + 100 * 150 - 500));
  expect(listSections(compiled, visit).map(({ questions }) => questions.map(({ answers }) => answers.length))).toEqual([
    [2, 2],
    [2, 2],
  ]);
  expect(() => assembleModel(webConfiguration, 'X', 'Lund')).toThrow(RangeError);
});

test('a bundle has only answers that the house offers, and its picture shows the house with these answers', async () => {
  const range = await built();
  const { webConfiguration } = house(range, 'villa');
  const [bundle] = guideOf(webConfiguration, range.pictures).bundles;
  expect(bundle).toMatchObject({ id: 1, name: 'Mörkt', image: '/media/drawn/house/villa.svg?facade=svart' });
  expect(bundle?.answers).toEqual([
    { questionId: 1, answerId: 2 },
    { questionId: 3, answerId: 6 },
  ]);
  expect(house(range, 'garage').webConfiguration.bundles[0]?.answers).toEqual([{ questionId: 1, answerId: 2 }]);
});

test('a campaign whose weeks are counted from the week of publishing gets the dates of these weeks, and its text contains these dates', async () => {
  const source = await readSource({
    'campaigns.yaml': ['from: 2026-03-01\n  to: 2026-05-31', "fineprint: 'Från {from} till {to}.'\n  weeks: { from: -3, to: 2 }"],
  });
  const range = buildRange(source, assignIds(source, {}), Date.parse('2026-11-22T12:00+01:00'));
  expect(house(range, 'villa').webConfiguration.campaigns[0]).toMatchObject({
    validFrom: '2026-10-26',
    validTo: '2026-12-06',
    fineprint: 'Från 2026-10-26 till 2026-12-06.',
  });
});

test('campaigns are published with the discounts and triggers that campaigns.yaml states', async () => {
  const range = await built();
  const [spring, extras] = house(range, 'villa').webConfiguration.campaigns;
  expect(range.primaryCampaignId).toBe(1);
  expect(spring).toMatchObject({
    discount: { kind: 'fixed', amount: kr(20_000) },
    validFrom: '2026-03-01',
    validTo: '2026-05-31',
  });
  expect(spring?.triggers).toEqual([
    {
      isDisplay: true,
      isDiscount: false,
      condition: { kind: 'answers', answers: [{ questionId: 1, answerId: 2 }], baseAnswers: [] },
    },
    { isDisplay: true, isDiscount: false, condition: { kind: 'accessories', level: kr(1000) } },
  ]);
  expect(extras).toMatchObject({
    discount: { kind: 'levels', levels: [{ accessoryLevel: kr(10_000), discountValue: kr(1000) }, {}] },
  });
  expect(extras?.triggers[0]?.condition).toEqual({
    kind: 'answers',
    answers: [{ questionId: 1, answerId: null }],
    baseAnswers: [{ questionId: 1, answerId: 1 }],
  });
});

test('pictures without a file are drawn from the data of the range', async () => {
  const range = await built();
  const villa = house(range, 'villa');
  const { sections } = guideOf(villa.webConfiguration, range.pictures);
  const [facade, terrace] = sections.flatMap(({ questions }) => questions);
  expect(villa.images).toEqual([
    '/media/drawn/house/villa.svg?facade=rod',
    '/media/drawn/house/villa.svg?view=back&facade=rod',
    '/media/drawn/elevation/villa.svg',
    '/media/drawn/plan/villa.svg',
  ]);
  expect(facade?.answers.map(({ paletteImage }) => paletteImage)).toEqual([
    '/media/drawn/sample/lockpanel-7c1d15-ffffff.svg',
    '/media/drawn/sample/lockpanel-222222.svg',
  ]);
  expect(facade).toMatchObject({
    imageRenderingMethod: 'manifest',
    defaultCameraId: 'front',
    moreInformationRenderMode: 'alwaysClosed',
  });
  expect(terrace).toMatchObject({ imageRenderingMethod: 'static', moreInformationRenderMode: 'closed' });
  expect(sections[0]).toMatchObject({
    dynamicImageFolder: '',
    dynamicImageSceneId: 'exterior',
    dynamicImageCameras: [
      { id: 'front', title: 'Entré', width: null, height: null, subject: null },
      { id: 'back', title: 'Trädgård', width: null, height: null, subject: null },
    ],
  });
  expect(villa.webConfiguration.dynamicImageKeys).toEqual([
    { category: 'facade', defaultImageKey: 'rod', isLayer: true, section: 1 },
    { category: 'facade', defaultImageKey: 'rod', isLayer: true, section: 2 },
  ]);
  expect(villa.webConfiguration.dynamicImageKeyOrder).toEqual(['facade']);
  expect(range).toMatchObject({ pictures: null, brand: { splash: '' } });
  expect(range.paints).toEqual({
    'facade:rod': { colour: '#7c1d15', accent: '#ffffff', pattern: 'lockpanel' },
    'facade:svart': { colour: '#222222', accent: null, pattern: 'lockpanel' },
  });
  expect(range.salespersons.map(({ imageUrl }) => imageUrl)).toEqual(['/media/drawn/portrait/asa-lindqvist-ohman.svg', '']);
  expect(range.productInformation[0]?.information.items.map(({ imageLarge }) => imageLarge)).toEqual([
    '/media/drawn/sample/lucka-ram-bb9966.svg',
    '/media/drawn/landscape/koksluckor.svg',
  ]);
});

test('municipalities, plots, replacement texts and product information are published with ids instead of keys', async () => {
  const range = await built();
  expect(range.municipalities).toEqual([
    { id: '1278', name: 'Båstad', county: 'Skåne län', areaCode: 'S', denied: true },
    { id: '2580', name: 'Luleå', county: 'Norrbottens län', areaCode: 'N', denied: false },
    { id: '1281', name: 'Lund', county: 'Skåne län', areaCode: 'S', denied: false },
    { id: '1280', name: 'Malmö', county: 'Skåne län', areaCode: 'S', denied: false },
  ]);
  expect(range.plots[0]).toMatchObject({ id: 1, municipalityName: 'Lund', price: kr(450_000), url: '' });
  expect(range.alertMessages).toEqual([
    { replacedFrom: { questionId: 3, answerId: 6 }, replacedTo: { questionId: 3, answerId: 5 }, text: 'Köksön fick inte plats' },
  ]);
  expect(questionsOf(range, 'villa').at(-1)).toMatchObject({ hasProductInformation: true, productInformation: 'Om luckor' });
  expect(JSON.parse(JSON.stringify(range))).toStrictEqual(range);
});
