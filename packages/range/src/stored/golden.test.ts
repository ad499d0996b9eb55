import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asAnswerId, asQuestionId, choose, compileModel, startVisit, toKr, totalsOf } from '@gavel/core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assembleModel } from './assemble-model.ts';
import { type Guide, guideOf } from './guide-of.ts';
import { picturesHashFormat, rangeFormat, soldHousesFormat } from './published-range-format.ts';
import { formatOf, readStored } from './read-stored.ts';
import type { WebConfiguration } from './web-configuration.ts';
import { campaignsFormat, webConfigurationFormat } from './web-configuration-format.ts';

// The database content of the small range in each format. These files are kept for ever and never changed.

const folder = join(import.meta.dirname, 'golden');
const files = await readdir(folder);

const goldenFile = z.object({
  range: z.looseObject({
    houses: z.array(z.looseObject({ webConfiguration: z.unknown() })),
    municipalities: z.unknown(),
    pictures: z.looseObject({ hash: z.unknown() }),
  }),
  webConfigurations: z.array(z.looseObject({ campaigns: z.unknown() })),
});

async function golden(format: number) {
  return goldenFile.parse(JSON.parse(await readFile(join(folder, `format-${format}.json`), 'utf8')));
}

async function housesOf(format: number): Promise<[villa: WebConfiguration, garage: WebConfiguration]> {
  const { webConfigurations } = await golden(format);
  const read = webConfigurations.map((body) => readStored(webConfigurationFormat, { name: 'a house', format, body }));
  const [villa, garage] = read.toSorted((a, b) => Number(a.isSideBuilding) - Number(b.isSideBuilding));
  if (!villa || !garage) throw new Error('two houses were stored');
  return [villa, garage];
}

const formats = files.map((file) => Number(/^format-(\d+)\.json$/.exec(file)?.[1])).toSorted((a, b) => a - b);

test('the folder golden has a stored range of every format', () => {
  expect(formats).toEqual(Array.from({ length: formatOf(webConfigurationFormat) }, (_, at) => at + 1));
  for (const other of [rangeFormat, campaignsFormat, soldHousesFormat, picturesHashFormat])
    expect(formatOf(other)).toBe(formats.length);
});

test('readStored does not change a range or a web configuration that is stored in the current format', async () => {
  const format = formats.length;
  const { range, webConfigurations } = await golden(format);
  expect(readStored(rangeFormat, { name: 'the range', format, body: range })).toEqual(range);
  for (const body of webConfigurations)
    expect(readStored(webConfigurationFormat, { name: 'a house', format, body })).toEqual(body);
});

describe.each(formats)('the golden file of format %i can be read', (format) => {
  test('readStored reads the whole range, and can also read only the versions of its houses with its municipalities, or only the hash of its pictures', async () => {
    const body = (await golden(format)).range;
    const range = readStored(rangeFormat, { name: 'the range', format, body });
    expect(range.brand).toMatchObject({ name: 'Provhus', monthlyCost: { interestPercent: 3.5, downPaymentPercent: 15 } });
    expect(range.houses.map(({ title, houseType }) => [title, houseType])).toEqual([
      ['Villa Prov', 'oneStorey'],
      ['Garage Prov', 'sideBuilding'],
    ]);
    const { municipalities } = body;
    const versions = body.houses.map(({ webConfiguration }) => webConfiguration);
    const sold = readStored(soldHousesFormat, { name: 'what was sold', format, body: { versions, municipalities } });
    expect(sold.versions).toEqual(range.houses.map(({ webConfiguration }) => webConfiguration));
    expect(sold.municipalities.map(({ id }) => id)).toEqual(['1278', '2580', '1281', '1280']);
    const { hash } = body.pictures;
    expect(readStored(picturesHashFormat, { name: 'its pictures', format, body: hash })).toBe(range.pictures?.hash);
  });

  test('readStored returns the same campaigns of a house whether it reads them alone or with the house', async () => {
    const { webConfigurations } = await golden(format);
    for (const body of webConfigurations) {
      const { campaigns } = readStored(webConfigurationFormat, { name: 'a house', format, body });
      expect(readStored(campaignsFormat, { name: 'campaigns', format, body: body.campaigns })).toEqual(campaigns);
    }
  });

  test('a stored house accepts the same answers and has the same prices as when it was stored', async () => {
    const [villa, garage] = await housesOf(format);
    const april = Date.UTC(2026, 3, 15);
    const price = (house: WebConfiguration, areaCode: string, municipality: string, answers: readonly [number, number][]) => {
      const compiled = compileModel(assembleModel(house, areaCode, municipality));
      const picks = answers.map(([questionId, answerId]) => ({
        questionId: asQuestionId(questionId),
        answerId: asAnswerId(answerId),
      }));
      const { accepted, visit } = choose(compiled, startVisit(compiled).visit, picks);
      const { ordinary, discount } = totalsOf(compiled, visit, april);
      return { accepted, ordinary: toKr(ordinary), discount: toKr(discount) };
    };
    const island: readonly [number, number][] = [
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 8],
    ];
    // The price of the house, plus its façade of 150 m² at 100 kr, minus 500 kr for a straight kitchen.
    expect(price(villa, 'S', 'Lund', [])).toEqual({ accepted: true, ordinary: 2_014_500, discount: 0 });
    // The prices of the house, its façade, 24 m² of terrace at 1 300 kr, the kitchen island, and 18 cupboard doors at 350 kr. The
    // campaign gives a fixed discount.
    expect(price(villa, 'N', 'Luleå', island)).toEqual({ accepted: true, ordinary: 2_177_500, discount: 20_000 });
    expect(price(villa, 'S', 'Malmö', island)).toEqual({ accepted: false, ordinary: 2_014_500, discount: 0 });
    // The prices of the garage, its façade of 60 m², and 10 m² of terrace at 1 200.50 kr.
    const black = island.slice(0, 2);
    expect(price(garage, 'S', 'Lund', black)).toEqual({ accepted: true, ordinary: 218_005, discount: 20_000 });
  });
});

describe('a house stored in format 1 opens with its pictures, or with drawings', () => {
  const asBefore = z.looseObject({
    sections: z.array(
      z.object({
        backgroundImage: z.string(),
        dynamicImageFolder: z.string(),
        dynamicImageCameras: z.array(z.unknown()),
        questions: z.array(
          z.object({
            staticFullscreenImage: z.string(),
            answers: z.array(z.object({ paletteImage: z.string(), productImage: z.string(), staticFullscreenImage: z.string() })),
          }),
        ),
      }),
    ),
    bundles: z.array(z.object({ image: z.string() })),
    campaigns: z.array(z.object({ image: z.string() })),
  });
  const addressesIn = (guide: unknown) => {
    const { sections, bundles, campaigns } = asBefore.parse(guide);
    return { sections, bundles, campaigns };
  };

  test('guideOf returns the addresses that format 1 stored, if the same pictures still exist', async () => {
    const { pictures } = readStored(rangeFormat, { name: 'the range', format: 2, body: (await golden(2)).range });
    const { webConfigurations } = await golden(1);
    for (const body of webConfigurations) {
      const house = readStored(webConfigurationFormat, { name: 'a house', format: 1, body });
      expect(addressesIn(guideOf(house, pictures))).toEqual(addressesIn(body));
    }
  });

  test('a house read from format 1 contains no content hash of pictures', async () => {
    expect(JSON.stringify(await golden(1))).toContain('d2537895c38f575a');
    expect(JSON.stringify(await housesOf(1))).not.toContain('d2537895c38f575a');
  });

  test('a house read from format 1 opens with drawings when its pictures no longer exist', async () => {
    const [villa] = await housesOf(1);
    const addresses = (guide: Guide) => JSON.stringify(guide).match(/"\/media\/[^"]*"/g) ?? [];
    const drawn = addresses(guideOf(villa, null));
    expect(drawn).not.toEqual([]);
    expect(drawn.filter((address) => !address.startsWith('"/media/drawn/'))).toEqual([]);
    expect(
      guideOf(villa, null).sections.map(({ backgroundImage, dynamicImageFolder }) => [backgroundImage, dynamicImageFolder]),
    ).toEqual([
      ['/media/drawn/landscape/fasad.svg', ''],
      ['/media/drawn/landscape/kok.svg', ''],
    ]);
  });
});

test('a range stored in format 4 is read without costs beside the house price, and without the greatest building area and height of plots', async () => {
  const ofFormat = async (format: number) =>
    readStored(rangeFormat, { name: 'the range', format, body: (await golden(format)).range });
  const limits = ({ plots: [plot] }: Awaited<ReturnType<typeof ofFormat>>) => [plot?.maxBuildArea, plot?.maxHeight];
  const [then, now] = [await ofFormat(4), await ofFormat(5)];
  expect([then.brand.otherCosts, limits(then)]).toEqual([[], [null, null]]);
  expect(now.brand.otherCosts.map(({ title }) => title)).toEqual(['Markarbeten']);
  expect(limits(now)).toEqual([160, 7.5]);
});

test('a range stored in format 5 is read with an empty checklist for orders', async () => {
  const checksOf = async (format: number) =>
    readStored(rangeFormat, { name: 'the range', format, body: (await golden(format)).range }).brand.orderChecks;
  expect(await checksOf(5)).toEqual([]);
  expect((await checksOf(6)).map(({ key, about }) => [key, about])).toEqual([['tomt', 'plot']]);
});

test('a range stored in format 6, which has no floor plans, is read', async () => {
  const plansOf = async (format: number) =>
    readStored(rangeFormat, { name: 'the range', format, body: (await golden(format)).range }).houses.map(
      ({ plan }) => plan?.storeys.length,
    );
  expect(await plansOf(6)).toEqual([undefined, undefined]);
  expect(await plansOf(7)).toEqual([1, undefined]);
});

test('a range stored in format 7 is read without reasons why no picture shows an answer, and without the colours of answers in floor plans', async () => {
  const reasons = async (format: number) =>
    (await housesOf(format)).flatMap(({ sections }) =>
      sections.flatMap(({ questions }) =>
        questions.flatMap(({ answers }) => answers.map(({ unseen }) => unseen).filter(Boolean)),
      ),
    );
  expect(await reasons(7)).toEqual([]);
  expect(await reasons(8)).toEqual(['Sitter i väggen']);
  const looks = async (format: number) =>
    readStored(rangeFormat, { name: 'the range', format, body: (await golden(format)).range }).houses[0]?.plan?.looks;
  expect(await looks(7)).toEqual({});
  expect(await looks(8)).toEqual({ 'kok-avskilt': { title: 'Svar kok-avskilt', colour: '#ffffff', accent: null } });
});

test('a range stored in format 8 is read without the compass direction that the front of a house on a plot faces', async () => {
  const facesOf = async (format: number) =>
    readStored(rangeFormat, { name: 'the range', format, body: (await golden(format)).range }).plots.map(
      ({ frontFaces }) => frontFaces,
    );
  expect(await facesOf(8)).toEqual([null]);
  expect(await facesOf(9)).toEqual([200]);
});

test('a range stored in format 9 is read without plot borders, and with 4.5 m as the least distance from a house to the border', async () => {
  const bordersOf = async (format: number) =>
    readStored(rangeFormat, { name: 'the range', format, body: (await golden(format)).range }).plots.map(
      ({ border, borderDistance }) => [border?.length ?? null, borderDistance],
    );
  expect(await bordersOf(9)).toEqual([[null, 4.5]]);
  expect(await bordersOf(10)).toEqual([[4, 4.5]]);
});

test('a range stored in format 3 is read with living area for a house with rooms, secondary area for a house without rooms, and no question on the quick road', async () => {
  const range = readStored(rangeFormat, { name: 'the range', format: 3, body: (await golden(3)).range });
  expect(range.houses.map(({ areaKind, floors, energyClass, height }) => [areaKind, floors, energyClass, height])).toEqual([
    ['living', 1, '', null],
    ['secondary', 1, '', null],
  ]);
  const quick = (houses: readonly WebConfiguration[]) =>
    houses.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions)).filter((question) => question.quick);
  expect(quick(await housesOf(3))).toEqual([]);
  expect(quick(await housesOf(4)).map(({ title }) => title)).toEqual(['Fasadkulör', 'Fasadkulör']);
});
