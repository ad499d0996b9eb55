import { expect, test } from 'vitest';
import { priceOfQuestion } from '../index.ts';
import type { Model } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, picks } from '../testing/a-model.ts';
import { play } from '../testing/play.ts';
import { randomModel } from '../testing/random-model.ts';
import { choose } from '../visit/choose.ts';
import { optionsOf } from './all-options.ts';

const model: Model = aModel({
  sections: [
    aSection(1, [aQuestion(1, [anAnswer(11, { isDefaultAnswer: true }), anAnswer(12, { baseAnswerIds: [901] })])]),
    aSection(2, [aQuestion(2, [anAnswer(21)]), aQuestion(3, [anAnswer(31), anAnswer(32, { baseAnswerIds: [902] })])]),
    aSection(3, [aQuestion(4, [anAnswer(41), anAnswer(42, { baseAnswerIds: [901], rule: 'answer(12)' })])]),
  ],
  baseAnswerPrices: new Map([
    [901, [aPrice(5000)]],
    [902, [aPrice(100, { priceType: 'perUnit', conditionalUnits: [{ rule: 'answer(12)', units: 30 }] })]],
  ]),
});

/** Returns for each section: its id, and [answer id, price in kr, is selected, is valid] of each of its options. */
function listed(...clicks: Parameters<typeof play>[1][]) {
  const { compiled, visit } = play(model, ...clicks);
  return optionsOf(compiled)(visit).map(({ sectionId, options }) => [
    sectionId,
    options.map(({ answerId, price, selected, valid }) => [answerId, price / 100, selected, valid]),
  ]);
}

test('optionsOf lists answers that can cost something, by section, with their price in the current selection', () => {
  expect(listed()).toEqual([
    [1, [[12, 5000, false, true]]],
    [2, [[32, 0, false, true]]],
    [3, [[42, 5000, false, false]]],
  ]);
  expect(listed({ 1: 12, 3: 32 })).toEqual([
    [1, [[12, 5000, true, true]]],
    [2, [[32, 3000, true, true]]],
    [3, [[42, 5000, false, true]]],
  ]);
});

test('an option contains its question, the place of the question in the range, and whether the configurator now lists the question', () => {
  const hidden = aModel({
    questions: [
      aQuestion(1, [anAnswer(11), anAnswer(12)]),
      aQuestion(2, [anAnswer(21), anAnswer(22, { baseAnswerIds: [901] })], { rule: 'answer(12)' }),
    ],
    baseAnswerPrices: new Map([[901, [aPrice(-400)]]]),
  });
  const { compiled, visit } = play(hidden);
  expect(optionsOf(compiled)(visit)[0]?.options).toEqual([
    {
      questionId: 2,
      questionTitle: 'Fråga 2',
      answerId: 22,
      answerTitle: 'Svar 22',
      price: kr(-400),
      selected: false,
      valid: false,
      step: { section: 1, question: 2, sectionId: 1, questionId: 2 },
      listed: false,
    },
  ]);
});

test('optionsOf leaves out answers whose prices are hidden, add up to 0 or never apply, and answers that cannot be chosen in the municipality', () => {
  const nothing = aModel({
    questions: [
      aQuestion(1, [anAnswer(11), anAnswer(12, { baseAnswerIds: [901] })], { hidePrice: true }),
      aQuestion(2, [anAnswer(21), anAnswer(22, { baseAnswerIds: [901, 902] })]),
      aQuestion(3, [anAnswer(31), anAnswer(32, { baseAnswerIds: [903] })]),
      aQuestion(4, [anAnswer(41), anAnswer(42, { baseAnswerIds: [901], rule: 'municipality == "Habo"' })]),
    ],
    baseAnswerPrices: new Map([
      [901, [aPrice(500)]],
      [902, [aPrice(-500)]],
      [903, [aPrice(500, { rule: 'municipality == "Habo"' })]],
    ]),
  });
  const { compiled, visit } = play(nothing);
  expect(optionsOf(compiled)(visit)).toEqual([]);
});

test('once an option is chosen, its price equals the price of its question in the visit', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { compiled, visit } = play(randomModel(seed, { sections: 3, questionsPerSection: 3 }));
    const options = optionsOf(compiled);
    for (const { questionId, answerId } of options(visit).flatMap((section) => section.options)) {
      const after = choose(compiled, visit, picks({ [questionId]: answerId }));
      if (!after.accepted) continue;
      const chosen = options(after.visit).flatMap((section) => section.options);
      const option = chosen.find((one) => one.answerId === answerId);
      expect(option).toMatchObject({ selected: true, price: priceOfQuestion(compiled, after.visit, questionId) });
    }
  }
});
