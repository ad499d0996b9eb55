import { fileURLToPath } from 'node:url';
import { houseBody, sharedConfigurationBody, shareRequestBody, startedConfigurationBody, z } from '@gavel/contract';
import {
  type CompiledModel,
  choose,
  chooseBundle,
  compileModel,
  exactProduct,
  galleryOf,
  listedSteps,
  previewPrice,
  previewQuestion,
  priceOfQuestion,
  type Selections,
  selectedBundles,
  selectionsOf,
  startVisit,
  sum,
  summarize,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { factoryLines } from '@gavel/core/orders';
import { seededRandom } from '@gavel/core/testing';
import { assembleModel, guideOf, type PublishedHouse, type PublishedRange } from '@gavel/range';
import { publishRange } from '@gavel/range/publishing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../db/connect.ts';
import { aServerOf, now, type TestServer } from '../../../testing/a-server.ts';
import { openDatabase } from '../../../testing/databases.ts';

const demo = fileURLToPath(new URL('../../../../../../ranges/bjorkvik', import.meta.url));

let published: PublishedRange;
let server: TestServer;
let connection: Connection;
let starts: {
  readonly house: string;
  readonly houseId: number;
  readonly municipalityId: string;
  readonly bundleIds: readonly number[];
}[] = [];
beforeAll(async () => {
  const { range, faults } = await publishRange(demo, now);
  expect(faults).toEqual([]);
  if (!range) return;
  published = range;
  connection = await openDatabase();
  server = aServerOf(range, { db: connection.db });
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
afterAll(() => connection.close());

async function started(body: object) {
  const answer = await server.post('/api/guidemodel/new', body);
  expect(answer.status).toBe(200);
  return startedConfigurationBody.parse(answer.body);
}

test('for every house in every price area, with and without bundles, the browser calculates the same price as the server', async () => {
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

test.each([
  // If several answers look the same in a view, the server returns the view only for the first of these answers. At the back, both
  // answers have two roof windows. At the front, the answer with two looks the same as the answer without roof windows.
  ['Björkliden 142', 'Takfönster', { 'Två takfönster': ['drawing-back'], 'Fyra takfönster': ['drawing-front'] }],
  ['Björkliden 142', 'Kyl och frys', { 'Helkyl och helfrys': ['storey-1'] }],
  ['Björkliden 142', 'Badrum på övervåningen', { 'Stort badrum': ['storey-2'] }],
  // Choosing this answer also replaces a colour. A view that shows only the new colour does not count as a view of the panel surface.
  ['Björkliden 142', 'Panelens yta', { Finsågad: [], Hyvlad: [] }],
  // The answers change only lamps indoors, which no view shows. The lamp at the door is not one of them.
  ['Björkliden 142', 'Belysning', { 'Spotlights i kök och badrum': [], 'Spotlights i hela huset': [] }],
])(
  'for each answer of a question, the server returns the views in which the answer changes the picture: %s, %s',
  async (house, title, expected) => {
    const { houseId, municipalityId } = starts.find((start) => start.house.startsWith(house)) ?? starts[0] ?? {};
    const { sections, selections } = await started({ HouseId: houseId, MunicipalityId: municipalityId });
    const section = sections.find(({ questions }) => questions.some((question) => question.title === title));
    const question = section?.questions.find((some) => some.title === title);
    const address = `/media/houses/${houseId}/seen?municipality=${municipalityId}&answers=${[...selections.values()].join('.')}`;
    const { status, body } = await server.get(`${address}&section=${section?.id}&question=${question?.id}`);
    const seen = Object.fromEntries(question?.answers.map((answer) => [answer.title, Object(body)[answer.id]]) ?? []);
    expect([status, seen]).toEqual([200, expect.objectContaining(expected)]);
  },
);

test.each([
  ['Höjdryggen 168', 'Skorsten', 'back'],
  // Only the bedrooms upstairs change.
  ['Kvarnholmen 148', 'Sovrum', 'storey-2'],
  // Only the ground floor changes, and its floor plan is the first camera.
  ['Skogsgård 152', 'Kök och vardagsrum', ''],
])(
  'the default camera of a question is the one that the range names for the house, or else the storey whose rooms its answers change; for the ground floor it is empty, which means the first camera: %s, %s',
  (house, title, camera) => {
    const { webConfiguration } = published.houses.find((one) => one.title === house) ?? {};
    const questions = webConfiguration?.sections.flatMap((section) => section.questions);
    expect(questions?.find((question) => question.title === title)?.defaultCameraId).toBe(camera);
  },
);

test('the gallery of a house contains each drawing only once, even if several sections show the same drawing', async () => {
  for (const { id: HouseId, title } of published.houses) {
    const configuration = await started({ HouseId, MunicipalityId: starts[0]?.municipalityId });
    const compiled = compileModel(configuration);
    const words = { front: '', elevation: '', plan: '' };
    const drawings = galleryOf(configuration, compiled, startVisit(compiled).visit, [], words).filter(
      ({ isDrawing }) => isDrawing,
    );
    expect(new Set(drawings.map((drawing) => drawing.title)).size, title).toBe(drawings.length);
  }
});

test('after choosing any bundles of a house, a visitor can still choose every other bundle, and then has the answers of the bundle chosen last', () => {
  let changes = 0;
  for (const house of published.houses) {
    const { bundles } = guideOf(house.webConfiguration, published.pictures);
    expect(bundles.length, house.title).toBeGreaterThan(1);
    for (const { areaCode, name } of municipalitiesThatMatter(house)) {
      const compiled = compileModel(assembleModel(house.webConfiguration, areaCode, name));
      const reached = new Map<string, Selections>();
      const open = [startVisit(compiled).visit];
      for (let visit = open.pop(); visit; visit = open.pop()) {
        const selections = selectionsOf(compiled, visit);
        const key = [...selections].sort(([left], [right]) => left - right).join();
        if (reached.has(key)) continue;
        reached.set(key, selections);
        for (const bundle of bundles) {
          const { transition } = chooseBundle(compiled, visit, bundle);
          const where = `${house.title}, ${name}: ${bundle.name}`;
          expect(transition.accepted, where).toBe(true);
          expect(selectedBundles(compiled, transition.visit), where).toContain(bundle.id);
          changes += 1;
          open.push(transition.visit);
        }
      }
    }
  }
  expect(changes).toBeGreaterThan(500);
});

test('the bundles Klassisk and Modern have the answers that their texts promise', () => {
  const promised = { Klassisk: [/lockpanel/i, 'Lockpanel'], Modern: [/svarta fönster/i, 'Aluminium, svart'] } as const;
  for (const { title, webConfiguration } of published.houses.filter(({ houseType }) => houseType !== 'sideBuilding')) {
    const { bundles, sections } = guideOf(webConfiguration, published.pictures);
    const answers = sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
    for (const [name, [words, answer]] of Object.entries(promised)) {
      const bundle = bundles.find((one) => one.name === name);
      expect(bundle?.detailedInfo, title).toMatch(words);
      const titles = bundle?.answers.map(({ answerId }) => answers.find(({ id }) => id === answerId)?.title);
      expect(titles, title).toContain(answer);
    }
  }
});

/** Returns one municipality of each price area, and the first municipality that a rule of the house names. */
function municipalitiesThatMatter({ webConfiguration }: PublishedHouse) {
  const rules = JSON.stringify(webConfiguration);
  const offered = published.municipalities.filter(({ denied }) => !denied);
  const named = offered.find(({ name }) => rules.includes(`\\"${name}\\"`));
  const areas = published.areas.flatMap(({ code }) => offered.find(({ areaCode }) => areaCode === code) ?? []);
  return [...new Set(named ? [...areas, named] : areas)];
}

test('in each price area, the starting price of a house (Pris från) is not higher than its price with default answers and without campaign discounts', async () => {
  const houses = z.array(houseBody).parse((await server.get('/api/houses')).body);
  expect(houses).toHaveLength(16);
  for (const { id, title, price } of houses) {
    const totals = [];
    for (const { houseId, municipalityId } of starts.filter((start) => start.houseId === id)) {
      const configuration = await started({ HouseId: houseId, MunicipalityId: municipalityId });
      const compiled = compileModel(configuration);
      totals.push(startVisit(compiled, configuration.selections).visit.ordinaryPrice);
    }
    // `totals` has only one municipality of each price area. In another one, rules may make the house cheaper.
    expect(price, title).toBeLessThanOrEqual(Math.min(...totals));
    expect(price, title).toBeGreaterThan(0);
  }
});

test('the preview of an answer shows exactly by how much choosing the answer changes the total, and the prices of which other questions it changes', async () => {
  let [withRepriced, withDiscount] = [0, 0];
  for (const [seed, { house, houseId, municipalityId }] of starts.entries()) {
    const compiled = compileModel(await started({ HouseId: houseId, MunicipalityId: municipalityId }));
    const random = seededRandom(seed);
    let { visit } = startVisit(compiled);
    for (let choices = 0; choices < 6; choices += 1) {
      const totals = totalsOf(compiled, visit, now);
      const offered = listedSteps(compiled, visit).flatMap(({ questionId }) =>
        [...previewQuestion(compiled, visit, questionId)].flatMap(([answerId, preview]) =>
          preview.accepted ? [{ questionId, answerId, preview }] : [],
        ),
      );
      for (const { questionId, answerId, preview } of offered) {
        const { difference, discount, repriced } = previewPrice(compiled, preview, totals, now);
        const after = choose(compiled, visit, [{ questionId, answerId }]).visit;
        const name = `${house}: answer ${answerId}`;
        expect(totalsOf(compiled, after, now).total - totals.total, name).toBe(difference - discount);
        const changed = compiled.questions
          .map(({ question }) => question.id)
          .filter((id) => id !== questionId && priceOfQuestion(compiled, after, id) !== priceOfQuestion(compiled, visit, id));
        expect(repriced, name).toEqual(changed);
        withRepriced += Number(repriced.length > 0);
        withDiscount += Number(discount !== 0);
      }
      const next = offered[Math.floor(random() * offered.length)];
      if (next) ({ visit } = choose(compiled, visit, [next]));
    }
  }
  expect(withRepriced).toBeGreaterThan(500);
  expect(withDiscount).toBeGreaterThan(500);
});

test('after random choices in every house, the prices in the previews of answers, in the summary, from the server and in the list for the factory agree with each other', async () => {
  for (const [seed, { house, houseId, municipalityId }] of starts.entries()) {
    const configuration = await started({ HouseId: houseId, MunicipalityId: municipalityId });
    const compiled = compileModel(configuration);
    const random = seededRandom(seed);
    let { visit } = startVisit(compiled);
    for (let choices = 0; choices < 40; choices += 1) {
      const steps = listedSteps(compiled, visit);
      const step = steps[Math.floor(random() * steps.length)];
      if (!step) throw new Error(`${house} has no steps`);
      const previews = previewQuestion(compiled, visit, step.questionId);
      const answers = compiled.questions.find(({ question }) => question.id === step.questionId)?.answers ?? [];
      const answerId = answers[Math.floor(random() * answers.length)]?.answer.id;
      if (answerId === undefined) throw new Error(`${house} has a step without answers`);
      const before = totalsOf(compiled, visit, now).ordinary;
      ({ visit } = choose(compiled, visit, [{ questionId: step.questionId, answerId }]));
      const { ordinary, discount, total } = totalsOf(compiled, visit, now);
      expect(ordinary - before, `${house}: sample of answer ${answerId}`).toBe(previews.get(answerId)?.priceDifference);
      expect(sum(summarize(compiled, visit).map((section) => section.total)) - discount, `${house}: summary`).toBe(total);
    }
    expectFactoryAgrees(compiled, visit, house);
    const shared = await server.post(
      '/api/guidemodel/share',
      z.encode(shareRequestBody, { ...configuration, selections: selectionsOf(compiled, visit) }),
    );
    const { price, selections } = sharedConfigurationBody.parse(shared.body);
    expect(selections, house).toEqual(selectionsOf(compiled, visit));
    expect(price, `${house}: server`).toBe(totalsOf(compiled, visit, now).total);
  }
});

/**
 * Checks the lines of the list for the factory. The amounts of an answer’s lines must add up to the answer’s price in the summary. The
 * price of the house and the amounts of all lines must add up to the ordinary price.
 */
function expectFactoryAgrees(compiled: CompiledModel, visit: Visit, house: string): void {
  const lines = factoryLines(compiled, visit);
  for (const { quantity, unitPrice, amount } of lines) expect(exactProduct(unitPrice, quantity), house).toBe(amount);
  const byAnswer = Map.groupBy(lines, ({ answerId }) => answerId);
  for (const { answerId, answerTitle, price } of summarize(compiled, visit).flatMap(({ rows }) => rows))
    expect(sum((byAnswer.get(answerId) ?? []).map(({ amount }) => amount)), `${house}: ${answerTitle}`).toBe(price);
  expect(sum([compiled.model.housePrice, ...lines.map(({ amount }) => amount)]), house).toBe(visit.ordinaryPrice);
}
