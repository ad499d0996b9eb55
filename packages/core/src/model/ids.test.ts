import { expect, expectTypeOf, test } from 'vitest';
import { aModel, anAnswer, aQuestion, play, selectionsFrom } from '../testing/index.ts';
import { choose } from '../visit/choose.ts';
import { explainAnswer } from '../visit/explain-answer.ts';
import { priceOfQuestion } from '../visit/visit.ts';
import {
  type AnswerId,
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asQuestionId,
  type BaseAnswerId,
  type BaseQuestionId,
  type QuestionId,
} from './ids.ts';

// What does not compile is as much of this test as what it does when it is run all the same.

const question = asQuestionId(11);
const answer = asAnswerId(111);

test('an answer’s id does not pass for its question’s', () => {
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

test('a number is no id until somebody says of what, and every id is a number', () => {
  // @ts-expect-error
  const unsaid: QuestionId = 11;
  expect(question).toBe(unsaid);
  expectTypeOf<QuestionId>().toExtend<number>();
});

test('ids of different things are different types', () => {
  expectTypeOf<QuestionId>().not.toExtend<AnswerId>();
  expectTypeOf<BaseQuestionId>().not.toExtend<QuestionId>();
  expectTypeOf<BaseAnswerId>().not.toExtend<AnswerId>();
  expectTypeOf<BaseAnswerId>().not.toExtend<BaseQuestionId>();
  expectTypeOf(asQuestionId(1)).toEqualTypeOf<QuestionId>();
  expectTypeOf(asBaseQuestionId(1)).toEqualTypeOf<BaseQuestionId>();
  expectTypeOf(asBaseAnswerId(1)).toEqualTypeOf<BaseAnswerId>();
});
