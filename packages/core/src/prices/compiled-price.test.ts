import { expect, test } from 'vitest';
import { asQuestionId } from '../model/ids.ts';
import type { PriceEntry } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, play } from '../testing/index.ts';
import { priceOfQuestion } from '../visit/visit.ts';

/**
 * Returns the price of question 12 after 111 or 112 was chosen. The only answer of question 12 provides the base answers from 9001 on; each
 * list in `entries` has the price entries of one base answer.
 */
function priceOf(entries: readonly (readonly PriceEntry[])[], chosen = 111): number {
  const bases = entries.map((_, index) => 9001 + index);
  const model = aModel({
    questions: [aQuestion(11, [anAnswer(111), anAnswer(112)]), aQuestion(12, [anAnswer(121, { baseAnswerIds: bases })])],
    baseAnswerPrices: new Map(entries.map((list, index) => [9001 + index, list])),
  });
  const { compiled, visit } = play(model, { 11: chosen });
  return priceOfQuestion(compiled, visit, asQuestionId(12));
}

const perUnit = (price: number, conditionalUnits: PriceEntry['conditionalUnits'], rule = '') =>
  aPrice(price, { priceType: 'perUnit', rule, conditionalUnits });

test('the price of an answer is the sum of the price entries with a true rule, over all its base answers', () => {
  const entries = [[aPrice(1000), aPrice(200, { rule: 'answer(112)' }), aPrice(30, { rule: 'answer(111)' })], [aPrice(4)]];
  expect(priceOf(entries, 111)).toBe(kr(1034));
  expect(priceOf(entries, 112)).toBe(kr(1204));
});

test('an answer without base answers, and a base answer without prices, cost nothing', () => {
  expect(priceOf([])).toBe(0);
  expect(priceOf([[]])).toBe(0);
});

test('a price per unit is multiplied by the first number of units whose rule is true', () => {
  const entries = [
    [
      perUnit(1450.5, [
        { rule: 'answer(112)', units: 24 },
        { rule: '', units: 10 },
        { rule: '', units: 99 },
      ]),
    ],
  ];
  expect(priceOf(entries, 112)).toBe(kr(34_812));
  expect(priceOf(entries, 111)).toBe(kr(14_505));
});

test('a price per unit is 0 when none of the rules of its units is true', () => {
  expect(priceOf([[perUnit(1450.5, [{ rule: 'answer(112)', units: 24 }])]])).toBe(0);
});

test('a price per unit counts for one unit when its list of units is empty', () => {
  expect(priceOf([[perUnit(1450.5, [])]])).toBe(kr(1450.5));
});

test('a price per unit is 0 if the rule of its price entry is false', () => {
  const entries = [[perUnit(100, [{ rule: '', units: 3 }], 'answer(112)')]];
  expect(priceOf(entries, 111)).toBe(0);
  expect(priceOf(entries, 112)).toBe(kr(300));
});

test('a fixed price ignores its units', () => {
  expect(priceOf([[aPrice(1450.5, { priceType: 'fixed', conditionalUnits: [{ rule: '', units: 24 }] })]])).toBe(kr(1450.5));
});

test('each price entry is multiplied exactly and then rounded to a whole öre, separately from other entries; half an öre is rounded away from zero', () => {
  const units = (price: number, count: number) => [perUnit(price, [{ rule: '', units: count }])];
  expect(priceOf([units(0.145, 3)])).toBe(44);
  expect(priceOf([units(-0.145, 3)])).toBe(-44);
  expect(priceOf([units(1e-7, 50_000)])).toBe(1);
  expect(priceOf([units(19.99, 0.5)])).toBe(1000);
  expect(priceOf([[...units(0.005, 1), ...units(0.005, 1)]])).toBe(2);
});

test('a negative price is a saving', () => {
  expect(priceOf([[aPrice(-2500)], [aPrice(1000)]])).toBe(kr(-1500));
});

test('the price of a base answer counts once for each answer that names it, even if an answer names it twice', () => {
  const questions = [
    aQuestion(11, [anAnswer(111, { baseAnswerIds: [9001, 9001, 9002] })]),
    aQuestion(12, [anAnswer(121, { baseAnswerIds: [9001] })]),
  ];
  const baseAnswerPrices = new Map([
    [9001, [aPrice(100)]],
    [9002, [aPrice(7)]],
  ]);
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices, housePrice: kr(1000) }));
  expect(priceOfQuestion(compiled, visit, asQuestionId(11))).toBe(kr(107));
  expect(priceOfQuestion(compiled, visit, asQuestionId(12))).toBe(kr(100));
  expect(visit.ordinaryPrice).toBe(kr(1207));
});

test('a choice changes the price of another answer if the price’s rule names a base answer of the chosen question, or that question', () => {
  const questions = [
    aQuestion(11, [anAnswer(111), anAnswer(112)]),
    aQuestion(12, [anAnswer(121, { baseAnswerIds: [9001] }), anAnswer(122)], { rule: '!answer(112)' }),
    aQuestion(13, [anAnswer(131, { baseAnswerIds: [9002] })]),
  ];
  const baseAnswerPrices = new Map([
    [9001, [aPrice(100)]],
    [9002, [aPrice(50, { rule: 'base(9001)' }), aPrice(3, { rule: '!answered(12)' })]],
  ]);
  const model = aModel({ questions, baseAnswerPrices });
  const priceAfter = (...clicks: Record<number, number>[]) => {
    const { compiled, visit } = play(model, ...clicks);
    return priceOfQuestion(compiled, visit, asQuestionId(13));
  };
  expect(priceAfter()).toBe(kr(50));
  expect(priceAfter({ 12: 122 })).toBe(0);
  expect(priceAfter({ 11: 112 })).toBe(kr(3));
  expect(priceAfter({ 11: 112 }, { 11: 111 })).toBe(kr(50));
});

test('the ordinary price includes selected answers whose price the summary hides, but not the answers of a question whose rule is false', () => {
  const costs = (id: number) => [anAnswer(id, { baseAnswerIds: [9001] })];
  const questions = [
    aQuestion(11, costs(111), { hidePrice: true }),
    aQuestion(12, costs(121)),
    aQuestion(13, costs(131), { rule: 'sideBuilding' }),
  ];
  const { visit } = play(aModel({ questions, housePrice: kr(1_950_000), baseAnswerPrices: new Map([[9001, [aPrice(100)]]]) }));
  expect(visit.ordinaryPrice).toBe(kr(1_950_200));
});

test('the accessory price is the sum of the prices of the selected answers to questions with accessories', () => {
  const costs = (id: number) => [anAnswer(id, { baseAnswerIds: [9001] }), anAnswer(id + 1, { baseAnswerIds: [9002] })];
  const accessories = { hasAccessories: true };
  const questions = [
    aQuestion(11, costs(111), accessories),
    aQuestion(12, costs(121), { ...accessories, hidePrice: true }),
    aQuestion(13, costs(131)),
    aQuestion(14, costs(141), { ...accessories, rule: 'answer(131)' }),
  ];
  const baseAnswerPrices = new Map([
    [9001, [aPrice(100)]],
    [9002, [aPrice(-30)]],
  ]);
  const model = aModel({ questions, baseAnswerPrices });
  expect(play(model).visit.accessoryPrice).toBe(kr(300));
  expect(play(model, { 11: 112 }).visit.accessoryPrice).toBe(kr(170));
  expect(play(model, { 13: 132 }).visit.accessoryPrice).toBe(kr(200));
});
