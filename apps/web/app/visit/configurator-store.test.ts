import { asAnswerId, asBaseAnswerId, asPlotId, asQuestionId, kr, selectionsOf, totalsOf } from '@gavel/core';
import {
  aCampaign,
  aConfiguration,
  aGuideAnswer,
  aGuideQuestion,
  aGuideSection,
  aPrice,
  levelDiscount,
  selectionsFrom,
} from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { createConfiguratorStore } from './configurator-store.ts';

/** The house has two questions: wall panels (vertical or horizontal) and colour. A rule allows green only with horizontal panels. */
const PANEL = asQuestionId(1);
const COLOUR = asQuestionId(2);
const [standing, lying] = [asAnswerId(11), asAnswerId(12)];
const [red, green, blue] = [asAnswerId(21), asAnswerId(22), asAnswerId(23)];

/** The fields of a stored house that is not saved on the server. */
const nowhereElse = { name: 'Mitt hus', plotIds: [], placement: null, origin: null, isWaiting: false, waitsFor: null };

function aStore(selections: Record<number, number> = {}) {
  const section = aGuideSection(1, [
    aGuideQuestion(PANEL, [aGuideAnswer(standing, { isDefaultAnswer: true }), aGuideAnswer(lying, { baseAnswerIds: [1] })]),
    aGuideQuestion(COLOUR, [
      aGuideAnswer(red, { isDefaultAnswer: true }),
      aGuideAnswer(green, { rule: `answer(${lying})`, showAsDisabledWhenRuleFalse: true, baseAnswerIds: [2] }),
      aGuideAnswer(blue),
    ]),
  ]);
  const prices = new Map([
    [1, [aPrice(15_000)]],
    [2, [aPrice(20_000)]],
  ]);
  return createConfiguratorStore(aConfiguration([section], { selections, baseAnswerPrices: prices }), null, null);
}

function selected(store: ReturnType<typeof aStore>) {
  const { compiled, visit } = store.getState();
  return Object.fromEntries(selectionsOf(compiled, visit));
}

test('if a rule blocks the chosen answer, the store changes nothing and adds no undo step', () => {
  const store = aStore();
  expect(store.getState().choose([{ questionId: COLOUR, answerId: green }])).toBe(false);
  expect(selected(store)).toEqual({ [PANEL]: standing, [COLOUR]: red });
  expect(store.getState().past).toHaveLength(0);
});

test('if the visitor chooses an answer together with another answer that it needs, the store reports the other answer as a replacement and marks its question as changed; undo undoes both answers', () => {
  const store = aStore();
  const way = [{ questionId: PANEL, answerId: lying }];
  expect(store.getState().choose([{ questionId: COLOUR, answerId: green }], way)).toBe(true);
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: green });
  expect(store.getState().consequence).toMatchObject({
    act: 'chosen',
    replacements: [{ questionId: PANEL, from: standing, to: lying, priceDifference: kr(15_000) }],
    others: [],
    priceDifference: kr(35_000),
  });
  expect([...store.getState().replaced]).toEqual([PANEL]);

  store.getState().undo();
  expect(selected(store)).toEqual({ [PANEL]: standing, [COLOUR]: red });
  expect(store.getState().consequence).toMatchObject({ act: 'undone', replacements: [], priceDifference: kr(-35_000) });
  expect(store.getState().consequence?.others.map(({ questionId, to }) => [questionId, to])).toEqual([
    [PANEL, standing],
    [COLOUR, red],
  ]);
  expect([...store.getState().replaced]).toEqual([]);

  store.getState().redo();
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: green });
  expect([...store.getState().replaced]).toEqual([PANEL]);
});

test('if the visitor returns to an earlier answer, the store reports the price difference of each replacement that the choice in between caused and that still applies; it leaves out questions that the visitor has answered meanwhile', () => {
  const store = aStore({ [PANEL]: lying, [COLOUR]: green });
  const choose = (questionId: typeof PANEL, answerId: typeof lying) => store.getState().choose([{ questionId, answerId }]);
  choose(PANEL, standing);
  choose(PANEL, lying);
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: red });
  expect(store.getState().consequence).toMatchObject({
    chosen: lying,
    replacements: [],
    stays: [{ questionId: COLOUR, from: green, to: red, priceDifference: kr(-20_000) }],
    priceDifference: kr(15_000),
  });

  choose(PANEL, standing);
  choose(COLOUR, blue);
  choose(PANEL, lying);
  expect(store.getState().consequence, 'the visitor has decided the colour since').toBeNull();
});

test('if a choice adds a question, the store reports the answer that the question gets, with the price of this answer; if this answer costs nothing, the store reports only that the question is new', () => {
  const [terrace, railing, boards] = [asQuestionId(1), asQuestionId(2), asQuestionId(3)];
  const [none, large, wood] = [asAnswerId(11), asAnswerId(12), asAnswerId(21)];
  const rule = `answer(${large})`;
  const section = aGuideSection(1, [
    aGuideQuestion(terrace, [aGuideAnswer(none), aGuideAnswer(large, { baseAnswerIds: [1] })]),
    aGuideQuestion(railing, [aGuideAnswer(wood, { baseAnswerIds: [2] }), aGuideAnswer(asAnswerId(22))], { rule }),
    aGuideQuestion(boards, [aGuideAnswer(asAnswerId(31)), aGuideAnswer(asAnswerId(32))], { rule }),
  ]);
  const baseAnswerPrices = new Map([
    [1, [aPrice(50_000)]],
    [2, [aPrice(18_900)]],
  ]);
  const store = createConfiguratorStore(aConfiguration([section], { baseAnswerPrices }), null, null);
  store.getState().choose([{ questionId: terrace, answerId: large }]);
  expect(store.getState().consequence).toMatchObject({
    replacements: [{ questionId: railing, from: null, to: wood, priceDifference: kr(18_900) }],
    added: [boards],
    others: [],
    priceDifference: kr(68_900),
  });
  expect([...store.getState().replaced]).toEqual([railing]);
});

test('the notice lists a question that becomes a step or stops being a step, even if its answer stays', () => {
  const boards = asQuestionId(3);
  const section = aGuideSection(1, [
    aGuideQuestion(PANEL, [aGuideAnswer(standing, { isDefaultAnswer: true }), aGuideAnswer(lying)]),
    aGuideQuestion(boards, [aGuideAnswer(asAnswerId(31)), aGuideAnswer(asAnswerId(32), { rule: `answer(${lying})` })]),
  ]);
  const store = createConfiguratorStore(aConfiguration([section]), null, null);
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  expect(store.getState().consequence).toMatchObject({ added: [boards], removed: [], others: [], replacements: [] });
  store.getState().choose([{ questionId: PANEL, answerId: standing }]);
  expect(store.getState().consequence).toMatchObject({ added: [], removed: [boards], others: [], replacements: [] });
  store.getState().undo();
  expect(store.getState().consequence, 'the visitor has just had this number of steps').toMatchObject({ added: [], removed: [] });
});

test('when a choice raises the accessory price to a level at which a campaign gives a discount, or an undo lowers it again, the notice contains the old and the new discount and the change of the total', () => {
  const [terrace, none, large] = [asQuestionId(1), asAnswerId(11), asAnswerId(12)];
  const section = aGuideSection(1, [
    aGuideQuestion(terrace, [aGuideAnswer(none), aGuideAnswer(large, { baseAnswerIds: [1] })], { hasAccessories: true }),
  ]);
  const texts = { subTitle: '', introduction: '', text: '', fineprint: '', image: '' };
  const amounts = { calculated: null, saved: null, manual: null };
  const campaign = { ...aCampaign(7, { discount: levelDiscount([50_000, 15_000]) }), ...texts, ...amounts };
  const configuration = aConfiguration([section], {
    baseAnswerPrices: new Map([[1, [aPrice(50_000)]]]),
    campaigns: [campaign],
  });
  const store = createConfiguratorStore(configuration, null, null);
  store.getState().choose([{ questionId: terrace, answerId: large }]);
  expect(store.getState().consequence).toMatchObject({
    replacements: [],
    campaigns: [{ campaignId: 7, before: 0, after: kr(15_000) }],
    priceDifference: kr(35_000),
  });
  store.getState().undo();
  expect(store.getState().consequence).toMatchObject({
    act: 'undone',
    campaigns: [{ campaignId: 7, before: kr(15_000), after: 0 }],
    priceDifference: kr(-35_000),
  });
});

test('the store can undo the last fifty choices; after a new choice, the store can redo nothing', () => {
  const store = aStore();
  for (let step = 0; step < 60; step += 1)
    store.getState().choose([{ questionId: COLOUR, answerId: step % 2 === 0 ? blue : red }]);
  expect(store.getState().past).toHaveLength(50);
  for (let step = 0; step < 60; step += 1) store.getState().undo();
  expect(store.getState().future).toHaveLength(50);
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  expect(store.getState().future).toHaveLength(0);
});

test('restart selects the standard answers of the house again; undo then restores the choices and the visited steps', () => {
  const store = aStore({ [COLOUR]: blue });
  store.getState().visitStep(PANEL);
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  store.getState().restart();
  expect(selected(store)).toEqual({ [PANEL]: standing, [COLOUR]: red });
  expect(store.getState()).toMatchObject({ unsaved: true, visited: new Set(), consequence: { act: 'restarted' } });
  store.getState().undo();
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: blue });
  expect(store.getState().visited).toEqual(new Set([PANEL]));
});

test('renaming the house makes it unsaved, unless the new name is equal to the old one', () => {
  const store = aStore();
  const { name } = store.getState().configuration;
  store.getState().rename(name);
  expect(store.getState().unsaved).toBe(false);
  store.getState().rename('Huset på höjden');
  expect(store.getState()).toMatchObject({ unsaved: true, configuration: { name: 'Huset på höjden' } });
});

test('a question whose answer was replaced counts as changed until the visitor opens it', () => {
  const store = aStore();
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  store.getState().choose([{ questionId: COLOUR, answerId: green }]);
  store.getState().choose([{ questionId: PANEL, answerId: standing }]);
  expect(store.getState().consequence?.replacements).toEqual([
    { questionId: COLOUR, from: green, to: red, priceDifference: kr(-20_000) },
  ]);
  expect([...store.getState().replaced]).toEqual([COLOUR]);
  store.getState().visitStep(COLOUR);
  expect([...store.getState().replaced]).toEqual([]);
});

test('a new store has the stored time of the last save and the stored step that was opened last; a save and an opened step update them', () => {
  const configuration = aStore().getState().configuration;
  const kept = {
    selections: new Map(),
    keptAt: 1_700_000_000_000,
    visited: [PANEL],
    openedLast: PANEL,
    price: null,
    ...nowhereElse,
  };
  expect(createConfiguratorStore(configuration, { ...kept, saved: false }, null).getState().savedAt).toBeNull();
  const store = createConfiguratorStore(configuration, { ...kept, saved: true }, null);
  expect(store.getState()).toMatchObject({ savedAt: 1_700_000_000_000, openedLast: PANEL });
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  store.getState().visitStep(COLOUR);
  expect(store.getState()).toMatchObject({ unsaved: true, savedAt: 1_700_000_000_000, openedLast: COLOUR });
  store.getState().saved();
  expect(store.getState().unsaved).toBe(false);
  expect(store.getState().savedAt).toBeGreaterThan(1_700_000_000_000);
});

test('if the browser cannot store the house, the store reports the first failure, and another failure only after a success', () => {
  const store = aStore();
  store.getState().kept(false);
  expect(store.getState()).toMatchObject({ storageFails: true, remark: 'storage-fails' });
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  store.getState().kept(false);
  expect(store.getState()).toMatchObject({ storageFails: true, remark: null });
  store.getState().kept(true);
  store.getState().kept(false);
  expect(store.getState()).toMatchObject({ storageFails: true, remark: 'storage-fails' });
  store.getState().kept(true);
  expect(store.getState()).toMatchObject({ storageFails: false, remark: null });
});

test('the store reports a total that differs from the stored total, also if some stored answers are no longer offered', () => {
  const { configuration, compiled, visit } = aStore().getState();
  const kept = { selections: new Map(), saved: true, keptAt: 1, visited: [], openedLast: null, ...nowhereElse };
  const { total } = totalsOf(compiled, visit, Date.now());
  const open = (resumption: object) => createConfiguratorStore(configuration, { ...kept, price: total, ...resumption }, null);
  expect(open({}).getState()).toMatchObject({ remark: null, priceBefore: null });
  expect(open({ price: null }).getState()).toMatchObject({ remark: null, priceBefore: null });
  expect(open({ price: total - 100 }).getState()).toMatchObject({ remark: 'repriced', priceBefore: total - 100 });
  const gone = open({ price: total - 100, selections: selectionsFrom({ [PANEL]: 99 }) });
  expect(gone.getState()).toMatchObject({ remark: 'gone', priceBefore: total - 100 });
});

test('the visitor can mark interest in up to three plots, and undo does not change the marks', () => {
  const store = aStore();
  const [first, second, third, fourth] = [asPlotId(1), asPlotId(2), asPlotId(3), asPlotId(4)];
  const forSale = [first, second, third, fourth];
  for (const plot of [first, second, third]) expect(store.getState().togglePlot(plot, forSale)).toBe(true);
  expect(store.getState().unsaved).toBe(true);
  expect(store.getState().togglePlot(fourth, forSale)).toBe(false);
  expect(store.getState().configuration.plotIds).toEqual([first, second, third]);
  store.getState().togglePlot(second, forSale);
  store.getState().togglePlot(fourth, forSale);
  expect(store.getState().configuration.plotIds).toEqual([first, third, fourth]);
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  store.getState().undo();
  expect(store.getState().configuration.plotIds, 'undoing a choice has nothing to do with plots').toEqual([first, third, fourth]);
  store.getState().togglePlot(second, [second, third, fourth]);
  expect(store.getState().configuration.plotIds, 'what is sold makes room for another one').toEqual([third, fourth, second]);
});

test('the store keeps the position of the house on a plot until the visitor removes their mark from this plot', () => {
  const store = aStore();
  const [first, second] = [asPlotId(1), asPlotId(2)];
  const placement = { plotId: first, east: 12, north: 20, turn: 190 };
  for (const plot of [first, second]) store.getState().togglePlot(plot, [first, second]);
  store.setState(({ configuration }) => ({ configuration: { ...configuration, placement } }));
  store.getState().togglePlot(second, [first, second]);
  expect(store.getState().configuration.placement).toEqual(placement);
  store.getState().togglePlot(first, [first, second]);
  expect(store.getState().configuration.placement).toBeNull();
});

test('the store takes over the name and the plots that another tab has stored', () => {
  const store = aStore();
  const kept = { selections: selectionsFrom(selected(store)), saved: false, keptAt: 5, origin: null };
  const placement = { plotId: asPlotId(2), east: 12, north: 20, turn: 190 };
  store.getState().follow({ ...kept, name: 'Huset vid sundet', plotIds: [asPlotId(2)], placement });
  expect(store.getState().configuration).toMatchObject({ name: 'Huset vid sundet', plotIds: [2], placement });
});

test('the store takes over the choices that another tab has made in the same visit, and undo restores the earlier choices of this tab', () => {
  const store = aStore();
  store.getState().choose([{ questionId: PANEL, answerId: lying }]);
  store.getState().follow({ selections: selectionsFrom(selected(store)), saved: true, keptAt: 5, ...nowhereElse });
  expect(store.getState()).toMatchObject({ unsaved: false, savedAt: 5, followed: null });
  expect(store.getState().past).toHaveLength(1);
  store
    .getState()
    .follow({ selections: selectionsFrom({ [PANEL]: standing, [COLOUR]: blue }), saved: false, keptAt: 6, ...nowhereElse });
  expect(selected(store)).toEqual({ [PANEL]: standing, [COLOUR]: blue });
  expect(store.getState()).toMatchObject({ unsaved: true, savedAt: 5, followed: store.getState().visit });
  store
    .getState()
    .follow({ selections: selectionsFrom({ [PANEL]: 99, [COLOUR]: blue }), saved: false, keptAt: 7, ...nowhereElse });
  expect(store.getState().past, 'what becomes the same is no step to undo').toHaveLength(2);
  store.getState().undo();
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: red });
});

test('the store reports a move to another municipality, which makes the house unsaved and keeps its name; the visitor can undo the move', () => {
  const store = aStore({ [PANEL]: lying, [COLOUR]: green });
  const { configuration } = store.getState();
  const malmo = {
    ...configuration,
    municipalityId: '1280',
    municipalityName: 'Malmö',
    housePrice: kr(1_100_000),
    baseAnswerPrices: new Map([[asBaseAnswerId(1), [aPrice(25_000)]]]),
    selections: selectionsFrom({ [PANEL]: lying, [COLOUR]: blue }),
  };
  store.getState().choose([{ questionId: COLOUR, answerId: red }]);
  store.getState().move(malmo);
  expect(store.getState()).toMatchObject({
    configuration: { municipalityName: 'Malmö' },
    unsaved: true,
    consequence: { act: 'moved', others: [{ questionId: COLOUR, from: red, to: blue }], priceDifference: kr(110_000) },
  });
  store.getState().choose([{ questionId: PANEL, answerId: standing }]);
  store.getState().rename('Huset vid sundet');
  store.getState().undo();
  expect(store.getState().configuration).toMatchObject({ municipalityName: 'Malmö', name: 'Huset vid sundet' });
  store.getState().undo();
  expect(store.getState()).toMatchObject({
    configuration: {
      municipalityName: configuration.municipalityName,
      name: 'Huset vid sundet',
      housePrice: configuration.housePrice,
    },
    consequence: { act: 'undone', priceDifference: kr(-110_000) },
  });
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: red });
  store.getState().redo();
  expect(store.getState()).toMatchObject({ configuration: { municipalityName: 'Malmö' }, consequence: { act: 'redone' } });
  expect(selected(store)).toEqual({ [PANEL]: lying, [COLOUR]: blue });
});

test('if a move to another municipality loads a newer range with one more question, the store reports the question; the visitor can undo and redo the move', () => {
  const store = aStore();
  const { configuration } = store.getState();
  const roof = aGuideQuestion(3, [aGuideAnswer(31, { isDefaultAnswer: true, baseAnswerIds: [3] }), aGuideAnswer(32)]);
  const newer = {
    ...configuration,
    municipalityName: 'Malmö',
    sections: [...configuration.sections, aGuideSection(2, [roof])],
    baseAnswerPrices: new Map([...configuration.baseAnswerPrices, [asBaseAnswerId(3), [aPrice(5000)]]]),
  };
  store.getState().move(newer);
  expect(store.getState()).toMatchObject({
    configuration: { municipalityName: 'Malmö' },
    consequence: { act: 'moved', others: [{ questionId: 3, from: null, to: 31, priceDifference: kr(5000) }] },
  });
  store.getState().undo();
  expect(selected(store)).toEqual({ [PANEL]: standing, [COLOUR]: red });
  store.getState().redo();
  expect(selected(store)).toEqual({ [PANEL]: standing, [COLOUR]: red, 3: 31 });
});

test('if a move to another municipality loads a newer range, the notice leaves out questions that this range does not have, because their titles are unknown', () => {
  const store = aStore();
  const { configuration } = store.getState();
  const [section] = configuration.sections;
  if (!section) throw new Error('no section');
  const sections = [{ ...section, questions: section.questions.slice(0, 1) }];
  store.getState().move({ ...configuration, municipalityName: 'Malmö', sections });
  expect(store.getState().consequence).toMatchObject({ act: 'moved', others: [], removed: [] });
});
