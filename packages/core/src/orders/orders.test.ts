import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kr, sum } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, selectionsFrom } from '../testing/a-model.ts';
import { examples } from '../testing/examples.ts';
import { randomModel } from '../testing/random-model.ts';
import { startVisit } from '../visit/choose.ts';
import { compileModel } from '../visit/compile-model.ts';
import { priceOfQuestion, selectionsOf } from '../visit/visit.ts';
import { factoryLines } from './factory-lines.ts';
import { orderFaults } from './order-faults.ts';
import { decisionsOn, orderStateOf, orderStates } from './order-state.ts';

describe('factoryLines lists what the factory delivers, with quantities and amounts', () => {
  const perUnit = aPrice(850, {
    priceType: 'perUnit',
    conditionalUnits: [
      { rule: 'answer(122)', units: 10 },
      { rule: '', units: 112.5 },
    ],
  });
  const compiled = compileModel(
    aModel({
      sections: [
        aSection(1, [
          aQuestion(11, [anAnswer(111, { baseAnswerIds: [901, 902, 903] })]),
          aQuestion(12, [anAnswer(121, { isDefaultAnswer: true }), anAnswer(122, { baseAnswerIds: [904] })], { hidePrice: true }),
        ]),
      ],
      baseAnswerPrices: new Map([
        [901, [perUnit, aPrice(4000)]],
        [902, [aPrice(99, { rule: 'answer(122)' })]],
        [904, [aPrice(-1000)]],
      ]),
      baseQuestionToAnswers: new Map([[90, [901, 904]]]),
    }),
  );
  const linesOf = (selections: Readonly<Record<number, number>>) =>
    factoryLines(compiled, startVisit(compiled, selectionsFrom(selections)).visit).map(
      ({ baseQuestionId, baseAnswerId, quantity, unitPrice, amount }) => [
        baseQuestionId,
        baseAnswerId,
        quantity,
        unitPrice,
        amount,
      ],
    );

  test('factoryLines returns one line for each applicable price of a base answer, and one line for a base answer without an applicable price', () => {
    expect(linesOf({ 11: 111, 12: 121 })).toEqual([
      [90, 901, 112.5, 850, kr(95_625)],
      [90, 901, 1, 4000, kr(4000)],
      [null, 902, 1, 0, 0],
      [null, 903, 1, 0, 0],
    ]);
    expect(linesOf({ 11: 111, 12: 122 })).toEqual([
      [90, 901, 10, 850, kr(8500)],
      [90, 901, 1, 4000, kr(4000)],
      [null, 902, 1, 99, kr(99)],
      [null, 903, 1, 0, 0],
      [90, 904, 1, -1000, kr(-1000)],
    ]);
  });

  test('the lines of an answer add up to its price; all lines and the house price add up to the ordinary price', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const some = compileModel(randomModel(seed, { sections: 3, questionsPerSection: 3, answersPerQuestion: 4 }));
        const { visit } = startVisit(some);
        const lines = Map.groupBy(factoryLines(some, visit), ({ questionId }) => questionId);
        for (const questionId of selectionsOf(some, visit).keys())
          expect(sum((lines.get(questionId) ?? []).map(({ amount }) => amount))).toBe(priceOfQuestion(some, visit, questionId));
        const all = [...lines.values()].flat().map(({ amount }) => amount);
        expect(sum([some.model.housePrice, ...all])).toBe(visit.ordinaryPrice);
      }),
      examples(40, 20_261_123),
    );
  });
});

describe('orderFaults lists why a saved selection cannot be ordered', () => {
  const compiled = compileModel(
    aModel({
      questions: [
        aQuestion(11, [anAnswer(111, { isDefaultAnswer: true }), anAnswer(112)]),
        aQuestion(12, [anAnswer(121, { rule: 'answer(112)' }), anAnswer(122)]),
        aQuestion(13, [anAnswer(131)]),
      ],
    }),
  );
  const faultsOf = (selections: Readonly<Record<number, number>>) => {
    const saved = selectionsFrom(selections);
    return orderFaults(compiled, startVisit(compiled, saved).visit, saved).map(({ kind, question, answer }) => [
      kind,
      question,
      answer,
    ]);
  };

  test('a saved selection whose answers are all still allowed has no fault, whether or not it answers a hidden question', () => {
    expect(faultsOf({ 11: 112, 12: 121 })).toEqual([]);
    expect(faultsOf({ 11: 112, 12: 121, 13: 131 })).toEqual([]);
  });

  test('orderFaults reports a refused answer, an answer that no longer exists and an unanswered question', () => {
    expect(faultsOf({ 11: 111, 12: 121 })).toEqual([['refused', 'Fråga 12', 'Svar 121']]);
    expect(faultsOf({ 12: 122 })).toEqual([['unanswered', 'Fråga 11', '']]);
    const { visit } = startVisit(compiled, selectionsFrom({ 11: 112, 12: 122 }));
    expect(orderFaults(compiled, visit, selectionsFrom({ 11: 112, 12: 122, 99: 991 }))).toEqual([
      { kind: 'refused', section: '', question: '', answer: '' },
    ]);
  });
});

describe('the state of an order decides which decisions staff can make about it', () => {
  const nothing = { frozenAt: null, refusedAt: null, cancelledAt: null, isReplaced: false };
  const day = new Date(0);

  test.each([
    [{}, 'waiting', ['approve', 'refuse']],
    [{ refusedAt: day }, 'refused', []],
    [{ frozenAt: day }, 'frozen', ['cancel']],
    [{ frozenAt: day, isReplaced: true }, 'replaced', []],
    [{ frozenAt: day, cancelledAt: day, isReplaced: true }, 'cancelled', []],
  ] as const)('an order with %o has the state %s, which allows the decisions %j', (fate, state, decisions) => {
    expect(orderStateOf({ ...nothing, ...fate })).toBe(state);
    expect(decisionsOn(state)).toEqual(decisions);
    expect(orderStates).toContain(state);
  });
});
