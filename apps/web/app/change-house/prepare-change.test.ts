import { asBaseAnswerId, asBundleId, asHouseId, asPlotId, type Configuration, compileModel, kr, startVisit } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, aPrice, pick, selectionsFrom } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { prepareChange } from './prepare-change.ts';

const roof = aGuideQuestion(
  1,
  [aGuideAnswer(11, { title: 'Tegel' }), aGuideAnswer(12, { title: 'Plåt', baseAnswerIds: [900] })],
  {
    title: 'Tak',
  },
);
const stairs = aGuideQuestion(2, [aGuideAnswer(21, { title: 'Rak' }), aGuideAnswer(22, { title: 'Svängd' })], {
  title: 'Trappa',
});
const porch = aGuideQuestion(3, [aGuideAnswer(31, { title: 'Ingen' }), aGuideAnswer(32, { title: 'Farstukvist' })], {
  title: 'Entré',
});
const noPorch = aGuideQuestion(3, [
  aGuideAnswer(31, { title: 'Ingen' }),
  aGuideAnswer(33, { title: 'Skärmtak' }),
  aGuideAnswer(34, { rule: 'false' }),
]);

const tall = aHouse(1, 'Strandvik 128', [roof, stairs, porch], 1_000_000);
const flat = aHouse(2, 'Furuvik 112', [roof, noPorch], 900_000);

const change = (selections: Record<number, number>, to: Configuration, bundle: number | null = null) => {
  const compiled = compileModel(tall);
  const { visit } = startVisit(compiled, selectionsFrom(selections));
  const asked: unknown[] = [];
  const api = {
    beginHouse: async ({ parameters }: { readonly parameters: unknown }) => {
      asked.push(parameters);
      return { ...to, bundleRefused: false };
    },
  };
  const from = { configuration: { ...tall, name: 'Huset på höjden' }, compiled, visit };
  return prepareChange(api, from, { houseId: to.houseId, bundleId: bundle === null ? null : asBundleId(bundle) }, 0).then(
    (prepared) => ({ prepared, asked }),
  );
};

test('prepareChange keeps the answers that both houses offer, and keeps the name and the municipality of the visit', async () => {
  const { prepared, asked } = await change({ 1: 12, 2: 22, 3: 31 }, flat);
  expect(asked).toEqual([{ houseId: 2, municipality: tall.municipalityId }]);
  expect(prepared.configuration).toMatchObject({
    houseId: 2,
    name: 'Huset på höjden',
    selections: selectionsFrom({ 1: 12, 3: 31 }),
  });
  expect(prepared).toMatchObject({ kept: 2, bundleRefused: false });
});

test('if only the municipality changes, prepareChange keeps the web configuration of the house', async () => {
  const { visit } = startVisit(compileModel(tall), selectionsFrom({ 1: 12, 2: 21, 3: 31 }));
  const asked: unknown[] = [];
  const dearer = { ...tall, municipalityId: '1280', municipalityName: 'Malmö', housePrice: kr(1_050_000) };
  const api = {
    beginHouse: async ({ parameters }: { readonly parameters: unknown }) => {
      asked.push(parameters);
      return { ...dearer, bundleRefused: false };
    },
  };
  const from = { configuration: tall, compiled: compileModel(tall), visit };
  const prepared = await prepareChange(api, from, { houseId: tall.houseId, bundleId: null, municipalityId: '1280' }, 0);
  expect(asked).toEqual([{ houseId: 1, municipality: '1280', webConfiguration: tall.webConfigurationId }]);
  expect(prepared).toMatchObject({ kept: 3, lost: [], before: kr(1_010_000), after: kr(1_060_000) });
});

test('prepareChange keeps the chosen plots only if the municipality stays the same', async () => {
  const { visit } = startVisit(compileModel(tall), selectionsFrom({ 1: 12, 2: 21, 3: 31 }));
  const placement = { plotId: asPlotId(3), east: 0, north: 0, turn: 0 };
  const from = { configuration: { ...tall, plotIds: [asPlotId(3)], placement }, compiled: compileModel(tall), visit };
  const api = { beginHouse: async () => ({ ...flat, bundleRefused: false }) };
  const to = { houseId: flat.houseId, bundleId: null };
  const stays = await prepareChange(api, from, to, 0);
  expect(stays.configuration.plotIds).toEqual([3]);
  expect(stays).toMatchObject({ lostPlots: 0, losesPlacement: true });
  const moves = await prepareChange(api, from, { ...to, municipalityId: '1280' }, 0);
  expect(moves.configuration.plotIds).toEqual([]);
  expect(moves).toMatchObject({ lostPlots: 1, losesPlacement: false });
});

test('prepareChange lists the visitor’s answers that the new house does not offer, each with the answer that replaces it; null if the house does not ask the question', async () => {
  const { prepared } = await change({ 1: 11, 2: 22, 3: 32 }, flat);
  expect(prepared.kept).toBe(1);
  expect(prepared.lost).toEqual([
    { questionId: 2, question: 'Trappa', answer: 'Svängd', instead: null },
    { questionId: 3, question: 'Entré', answer: 'Farstukvist', instead: 'Ingen' },
  ]);
});

test('prepareChange returns the totals before and after the change, and counts answers whose price changes', async () => {
  const dearer = { ...flat, baseAnswerPrices: new Map([[asBaseAnswerId(900), [aPrice(25_000)]]]) };
  const { prepared } = await change({ 1: 12, 2: 21, 3: 31 }, dearer);
  expect(prepared).toMatchObject({ before: kr(1_010_000), after: kr(925_000), repriced: 1 });
});

test('if a bundle decides an answer, prepareChange does not count this answer among those whose price changes', async () => {
  const dearer = { ...withBundle([pick(1, 12)]), baseAnswerPrices: new Map([[asBaseAnswerId(900), [aPrice(25_000)]]]) };
  const { prepared } = await change({ 1: 12, 2: 21, 3: 31 }, dearer, 7);
  expect(prepared).toMatchObject({ kept: 1, repriced: 0 });
});

test('prepareChange chooses the bundle after it has kept the visitor’s answers, and does not list an answer that the bundle replaces as lost', async () => {
  const { prepared } = await change({ 1: 12, 2: 21, 3: 32 }, withBundle([pick(3, 33)]), 7);
  expect(prepared.configuration.selections).toEqual(selectionsFrom({ 1: 12, 3: 33 }));
  expect(prepared).toMatchObject({ kept: 1, bundleRefused: false });
  expect(prepared.lost.map(({ questionId }) => questionId)).toEqual([2]);
});

test('if the bundle replaces an answer of the visitor, prepareChange reports that not all answers are kept, although it lists no answer as lost', async () => {
  const same = (answers: Parameters<typeof aBundle>[1]) => ({ ...tall, bundles: [aBundle(7, answers)] });
  const replaced = (await change({ 1: 12, 2: 21, 3: 32 }, same([pick(3, 31)]), 7)).prepared;
  expect(replaced).toMatchObject({ kept: 2, isAllKept: false, lost: [] });
  const equal = (await change({ 1: 12, 2: 21, 3: 32 }, same([pick(3, 32)]), 7)).prepared;
  expect(equal).toMatchObject({ kept: 2, isAllKept: true, lost: [] });
});

test('if the kept answers include all answers of one bundle, and the visitor has chosen another bundle with a different answer, prepareChange replaces the first bundle by the chosen one, as the configurator does', async () => {
  const bundles = [aBundle(7, [pick(1, 12), pick(2, 22)]), aBundle(8, [pick(1, 11)])];
  const { prepared } = await change({ 1: 12, 2: 22, 3: 31 }, { ...aHouse(4, 'Gård', [roof, stairs], 800_000), bundles }, 8);
  expect(prepared.configuration.selections).toEqual(selectionsFrom({ 1: 11, 2: 21 }));
  expect(prepared.lost).toContainEqual({ questionId: 2, question: 'Trappa', answer: 'Svängd', instead: 'Rak' });
});

test('if a rule of the new house blocks an answer of the bundle, prepareChange does not choose the bundle, and reports this', async () => {
  const { prepared } = await change({ 1: 12, 2: 21, 3: 31 }, withBundle([pick(3, 34)]), 7);
  expect(prepared).toMatchObject({
    bundleRefused: true,
    kept: 2,
    configuration: { selections: selectionsFrom({ 1: 12, 3: 31 }) },
  });
});

function aHouse(
  houseId: number,
  houseTitle: string,
  questions: Parameters<typeof aGuideSection>[1],
  price: number,
): Configuration {
  return aConfiguration([aGuideSection(1, questions)], {
    houseId: asHouseId(houseId),
    houseTitle,
    housePrice: kr(price),
    baseAnswerPrices: new Map([[900, [aPrice(10_000)]]]),
  });
}

function aBundle(id: number, answers: Configuration['bundles'][number]['answers']): Configuration['bundles'][number] {
  return { id: asBundleId(id), name: 'Modern', answers, image: '', description: '', detailedInfo: '' };
}

function withBundle(answers: Configuration['bundles'][number]['answers']): Configuration {
  return { ...flat, bundles: [aBundle(7, answers)] };
}
