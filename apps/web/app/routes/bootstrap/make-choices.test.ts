import { asAnswerId, asQuestionId } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { makeChoices } from './make-choices.ts';

/** A house with the questions 11 and 12. Answer 122 of question 12 is only possible with answer 112 of question 11. */
const house = aConfiguration([
  aGuideSection(1, [
    aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112)]),
    aGuideQuestion(12, [aGuideAnswer(121), aGuideAnswer(122, { rule: 'answer(112)' })]),
  ]),
]);

const pick = (question: number, answer: number) => ({ questionId: asQuestionId(question), answerId: asAnswerId(answer) });
const chosen = (...choices: ReturnType<typeof pick>[]) => {
  const { configuration, isWhole } = makeChoices(house, choices, null);
  return { answers: Object.fromEntries(configuration.selections), isWhole };
};

test('makeChoices makes the choices in the given order, because one choice can make the next one possible', () => {
  expect(chosen()).toEqual({ answers: { 11: 111, 12: 121 }, isWhole: true });
  expect(chosen(pick(11, 112), pick(12, 122))).toEqual({ answers: { 11: 112, 12: 122 }, isWhole: true });
  expect(chosen(pick(12, 122), pick(11, 112))).toEqual({ answers: { 11: 112, 12: 121 }, isWhole: false });
});

test('if the house does not have the question or the answer of a choice, makeChoices skips this choice', () => {
  expect(chosen(pick(99, 991), pick(11, 119), pick(11, 112))).toEqual({ answers: { 11: 112, 12: 121 }, isWhole: false });
});

test('makeChoices returns the step of the given question, or null if the house does not have the question', () => {
  expect(makeChoices(house, [], asQuestionId(12)).step).toMatchObject({ section: 1, question: 2 });
  expect(makeChoices(house, [], asQuestionId(99)).step).toBeNull();
});
