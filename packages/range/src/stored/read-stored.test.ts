import { expect, test } from 'vitest';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import { kitchenPictures, kitchenRange, villaPictures } from '../testing/small-pictures.ts';
import { readSource } from '../testing/write-range.ts';
import { rangeFormat } from './published-range-format.ts';
import { formatOf, readStored, StoredBodyError } from './read-stored.ts';
import { webConfigurationFormat } from './web-configuration-format.ts';

async function built() {
  const source = await readSource({ ...kitchenRange, ...kitchenPictures, ...villaPictures });
  const { houses, ...range } = buildRange(source, assignIds(source, {}), 0);
  const body = { ...range, houses: houses.map((house) => ({ ...house, webConfiguration: { id: 1, version: 1 } })) };
  return { range: body, house: houses[0]?.webConfiguration };
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('readStored accepts a range and a house from buildRange as bodies of the current format', async () => {
  const { range, house } = await built();
  expect(readStored(rangeFormat, { name: 'range 1', format: formatOf(rangeFormat), body: throughJson(range) })).toEqual(range);
  const format = formatOf(webConfigurationFormat);
  expect(readStored(webConfigurationFormat, { name: 'a house', format, body: throughJson(house) })).toEqual(house);
});

test.each([0, -1, 1.5, formatOf(webConfigurationFormat) + 1])(
  'readStored refuses the unknown format %d; the error names the row',
  (format) => {
    const read = () => readStored(webConfigurationFormat, { name: 'web configuration 10 version 2', format, body: {} });
    expect(read).toThrow(new StoredBodyError(`web configuration 10 version 2 has the format ${format}; known are 1 to 10`));
  },
);

test('the error for an invalid stored body names the row and the field', async () => {
  const { range, house } = await built();
  const read = (body: unknown, format = formatOf(rangeFormat)) => readStored(rangeFormat, { name: 'range 7', format, body });
  expect(() => read(null)).toThrow(/^range 7 \(format 10\): the body: .*expected object, received null/);
  expect(() => read({ ...range, plots: [{ ...range.plots[0], price: 0.5 }] })).toThrow(
    /^range 7 \(format 10\): plots\[0\]\.price: /,
  );
  expect(() => read({ ...range, extra: 1 })).toThrow(/^range 7 \(format 10\): the body: .*"extra"/);
  expect(() => read({ houses: [{ houseType: 2 }] }, 1)).toThrow(/^range 7 \(format 1\): brand: /);
  expect(() =>
    readStored(webConfigurationFormat, { name: 'a house', format: 2, body: { ...house, housePrices: { S: '2000000' } } }),
  ).toThrow('a house (format 2): housePrices.S: ');
});

/** Returns a house of format 1 with these parts, upgraded to format 2. */
function houseFrom1(parts: object): unknown {
  const house = { houseDynamicImageKey: 'villa', sections: [], bundles: [], baseAnswerPrices: {}, campaigns: [], ...parts };
  return webConfigurationFormat.upgrades[0]?.parse(house);
}

function withQuestion(parts: object): object {
  const question = { imageRenderingMethod: 0, moreInformationRenderMode: 0, staticFullscreenImage: '', answers: [], ...parts };
  const section = { backgroundImage: '', dynamicImageFolder: '', dynamicImageCameras: [], questions: [question] };
  return { sections: [section] };
}

function withCampaign(parts: object): object {
  const campaign = { image: '', discountType: 2, discount: 500, discountLevels: levels, triggers: [], ...parts };
  return { campaigns: [campaign] };
}

test.each([
  [0, 'static'],
  [1, 'static'],
  [2, 'layers'],
  [3, 'manifest'],
  [9, 'static'],
])('rendering method %i of format 1 is read as %s', (imageRenderingMethod, kind) => {
  const question = { imageRenderingMethod: kind };
  expect(houseFrom1(withQuestion({ imageRenderingMethod }))).toMatchObject({ sections: [{ questions: [question] }] });
});

test.each([
  [0, 'closed'],
  [1, 'open'],
  [2, 'alwaysOpen'],
  [3, 'alwaysClosed'],
  [9, 'closed'],
])('the number %i for how a question shows more information in format 1 is read as %s', (moreInformationRenderMode, kind) => {
  const question = { moreInformationRenderMode: kind };
  expect(houseFrom1(withQuestion({ moreInformationRenderMode }))).toMatchObject({ sections: [{ questions: [question] }] });
});

test.each([
  [0, 'fixed'],
  [1, 'perUnit'],
  [2, 'fixed'],
])('price type %i of format 1 is read as %s', (priceType, kind) => {
  const entry = { price: 1.5, rule: '', conditionalUnits: [] };
  expect(houseFrom1({ baseAnswerPrices: { S: { 7: [{ ...entry, priceType }] } } })).toMatchObject({
    baseAnswerPrices: { S: { 7: [{ ...entry, priceType: kind }] } },
  });
});

const levels = [{ accessoryLevel: 1, discountValue: 2 }];

test.each([
  [0, { kind: 'none' }],
  [1, { kind: 'none' }],
  [2, { kind: 'fixed', amount: 500 }],
  [3, { kind: 'levels', levels }],
])('discount type %i of format 1 is read as %j', (discountType, discount) => {
  expect(houseFrom1(withCampaign({ discountType }))).toMatchObject({ campaigns: [{ discount }] });
});

const baseAnswers = [{ questionId: 7, answerId: 71 }];
const answers = [
  { questionId: 1, answerId: 2 },
  { questionId: 3, answerId: null },
];

test.each([
  [0, { kind: 'unknown' }],
  [2, { kind: 'answers', answers, baseAnswers }],
  [3, { kind: 'answers', answers, baseAnswers }],
  [4, { kind: 'accessories', level: 900 }],
  [5, { kind: 'unknown' }],
])('trigger type %i of format 1 is read as %j', (type, condition) => {
  const written = [
    { questionId: 1, answerId: 2, isDefaultAnswer: false },
    { questionId: 3, answerId: 0, isDefaultAnswer: true },
  ];
  const trigger = { isDisplay: true, isDiscount: false, type, answers: written, baseAnswers, accessoryLevel: 900 };
  expect(houseFrom1(withCampaign({ triggers: [trigger] }))).toMatchObject({
    campaigns: [{ triggers: [{ isDisplay: true, isDiscount: false, condition }] }],
  });
});

test.each([false, true])(
  'the oldest ranges of format 1, whose monthly cost is true or false (%j), are read without monthly cost and without pictures',
  (monthlyCost) => {
    const body = { brand: { name: 'Provhus', monthlyCost }, municipalities: [], houses: [] };
    expect(rangeFormat.upgrades[0]?.parse(body)).toEqual({
      brand: { name: 'Provhus', monthlyCost: null, splash: '' },
      municipalities: [],
      houses: [],
      pictures: null,
    });
  },
);
