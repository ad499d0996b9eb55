import { asAnswerId, asQuestionId, compileModel, findWay, kr, startVisit } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, aPrice } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { wayChanges } from './way-changes.ts';

test('wayChanges lists the wanted answer first, leaves out changes that cost nothing in questions that are no step, and returns amounts that add up to the price difference', () => {
  const section = aGuideSection(1, [
    aGuideQuestion(1, [aGuideAnswer(11, { isDefaultAnswer: true }), aGuideAnswer(12, { baseAnswerIds: [1] })]),
    aGuideQuestion(2, [
      aGuideAnswer(21, { isDefaultAnswer: true }),
      aGuideAnswer(22, { rule: 'answer(12)', baseAnswerIds: [2] }),
    ]),
    // This question is never a step, because only one of its answers is valid at a time. Its answers cost nothing.
    aGuideQuestion(3, [aGuideAnswer(31, { rule: '!answer(22)' }), aGuideAnswer(32, { rule: 'answer(22)' })]),
    // This answer stays, but its price rises.
    aGuideQuestion(4, [aGuideAnswer(41, { baseAnswerIds: [3] })]),
  ]);
  const prices = new Map([
    [1, [aPrice(15_000)]],
    [2, [aPrice(20_000)]],
    [3, [aPrice(700, { rule: 'answer(22)' })]],
  ]);
  const compiled = compileModel(aConfiguration([section], { baseAnswerPrices: prices }));
  const way = findWay(compiled, startVisit(compiled).visit, asQuestionId(2), asAnswerId(22));
  if (!way) throw new Error('there is a way');
  const { changes, rest } = wayChanges(compiled, way, asQuestionId(2));
  expect(changes.map(({ questionId, priceDifference }) => [questionId, priceDifference])).toEqual([
    [2, kr(20_000)],
    [1, kr(15_000)],
  ]);
  expect(rest).toBe(kr(700));
  expect(way.transition.priceDifference).toBe(kr(35_700));
});
