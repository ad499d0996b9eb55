import { expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, type ModelParts } from '../testing/index.ts';
import { compileModel, ModelError } from './compile-model.ts';

test.each<[string, ModelParts, string]>([
  [
    'a question’s rule',
    { sections: [aSection(1, [aQuestion(12, [], { rule: 'answer(' })])] },
    'question 12: expected a number, found the end',
  ],
  [
    'an answer’s rule',
    { sections: [aSection(1, [aQuestion(12, [anAnswer(121, { rule: '&&' })])])] },
    "question 12 answer 121: expected a rule, found '&&' at character 1",
  ],
  [
    'a price’s rule',
    { baseAnswerPrices: new Map([[9001, [aPrice(1), aPrice(1, { rule: '!' })]]]) },
    'base answer 9001 price 2: expected a rule, found the end',
  ],
  [
    'a unit’s rule',
    {
      baseAnswerPrices: new Map([
        [
          9001,
          [
            aPrice(1, {
              conditionalUnits: [
                { rule: '', units: 1 },
                { rule: 'answer("7")', units: 2 },
              ],
            }),
          ],
        ],
      ]),
    },
    'base answer 9001 price 1 units 2: expected a number, found \'"7"\' at character 8',
  ],
])('if %s cannot be parsed, the error contains the position of the rule in the model', (_, parts, message) => {
  expect(faultOf(aModel(parts))).toBe(message);
});

test.each([
  ['true || answer(999)', 'unknown answer 999 at character 16'],
  ['anyAnswer([111, 12])', 'unknown answer 12 at character 17'],
  ['answered(111)', 'unknown question 111 at character 10'],
  ['base(111)', 'unknown base answer 111 at character 6'],
  ['anyBase([9001, 9004])', 'unknown base answer 9004 at character 16'],
  ['answer(99999999999999999999)', 'unknown answer 100000000000000000000 at character 8'],
])('compileModel refuses the unknown id in the rule %s', (rule, message) => {
  const model = aModel({ questions: [aQuestion(11, [anAnswer(111, { baseAnswerIds: [9001] })], { rule })] });
  expect(faultOf(model)).toBe(`question 11: ${message}`);
});

test('a rule may refer to a base answer that has prices, is part of a base question or is provided by an answer', () => {
  const model = aModel({
    questions: [aQuestion(11, [anAnswer(111, { baseAnswerIds: [9001] })], { rule: 'anyBase([9001, 9002, 9003])' })],
    baseAnswerPrices: new Map([[9002, []]]),
    baseQuestionToAnswers: new Map([[900, [9003]]]),
  });
  expect(compileModel(model).questions).toHaveLength(1);
});

test('compileModel reports the first fault in the model’s order, and the rule of a question before the rules of its answers', () => {
  const broken = { rule: '?' };
  const questions = [aQuestion(11, [anAnswer(111, broken)], broken), aQuestion(12, [], broken)];
  const model = aModel({ questions, baseAnswerPrices: new Map([[9001, [aPrice(1, broken)]]]) });
  expect(faultOf(model)).toMatch(/^question 11: /);
});

test('compileModel refuses duplicate ids; answer ids must be unique in the whole model', () => {
  expect(faultOf(aModel({ questions: [aQuestion(11, []), aQuestion(11, [])] }))).toBe('question 11: stands twice');
  const twice = [aQuestion(11, [anAnswer(111)]), aQuestion(12, [anAnswer(111)])];
  expect(faultOf(aModel({ questions: twice }))).toBe('answer 111: stands twice');
});

test('the error for a price that is too large in öre contains the position of the price in the model', () => {
  expect(faultOf(aModel({ baseAnswerPrices: new Map([[9001, [aPrice(1e300)]]]) }))).toMatch(
    /^base answer 9001 price 1: .* is not a whole number of öre$/,
  );
});

function faultOf(model: Model): string {
  try {
    compileModel(model);
  } catch (error) {
    if (error instanceof ModelError) return error.message;
    throw error;
  }
  throw new Error('the model was not refused');
}
