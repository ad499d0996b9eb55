import { expect, expectTypeOf, test } from 'vitest';
import { aModel, anAnswer, aQuestion, play, selectionsFrom } from '../testing/index.ts';
import { choose } from '../visit/choose.ts';
import { explainAnswer } from '../visit/explain-answer.ts';
import { priceOfQuestion } from '../visit/visit.ts';
import {
  type AccountId,
  type AnswerId,
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asBundleId,
  asConsentId,
  asHouseId,
  asPlotId,
  asQuestionId,
  asSectionId,
  asWebConfigurationId,
  type CampaignId,
  type HouseId,
  type QuestionId,
  type WebConfigurationId,
} from './ids.ts';

// The compile errors that this test expects are as important as its assertions at run time.

const question = asQuestionId(11);
const answer = asAnswerId(111);

test('an answer id is not assignable to a question id', () => {
  const { compiled, visit } = play(aModel({ questions: [aQuestion(11, [anAnswer(111), anAnswer(112)])] }));
  // @ts-expect-error
  expect(() => priceOfQuestion(compiled, visit, answer)).toThrow('unknown question 111');
  // @ts-expect-error
  expect(() => explainAnswer(compiled, visit, answer, question)).toThrow('unknown question 111');
  // @ts-expect-error
  expect(() => choose(compiled, visit, [{ questionId: answer, answerId: question }])).toThrow('unknown question 111');
  // @ts-expect-error
  expect(compiled.answerAt.get(question)).toBeUndefined();
  // @ts-expect-error
  expect(selectionsFrom({ 11: 111 }).get(answer)).toBeUndefined();
});

test('a plain number is not assignable to an id, but every id is a number', () => {
  // @ts-expect-error
  const unsaid: QuestionId = 11;
  expect(question).toBe(unsaid);
  expectTypeOf<QuestionId>().toExtend<number>();
});

test('ids of different kinds, such as house id and plot id, have separate types', () => {
  expectTypeOf(asQuestionId(1)).toEqualTypeOf<QuestionId>();
  expectTypeOf(asAnswerId(1)).not.toExtend<QuestionId>();
  expectTypeOf(asBaseQuestionId(1)).not.toExtend<QuestionId>();
  expectTypeOf(asBaseAnswerId(1)).not.toExtend<AnswerId>();
  expectTypeOf(asSectionId(1)).not.toExtend<QuestionId>();
  expectTypeOf(asBundleId(1)).not.toExtend<CampaignId>();
  expectTypeOf(asHouseId(1)).not.toExtend<WebConfigurationId>();
  expectTypeOf(asWebConfigurationId(1)).not.toExtend<HouseId>();
  expectTypeOf(asPlotId(1)).not.toExtend<HouseId>();
  expectTypeOf(asConsentId(1)).not.toExtend<AccountId>();
});
