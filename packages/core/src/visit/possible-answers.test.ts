import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Question } from '../model/model.ts';
import { holds, NONE } from '../rules/compiled-rule.ts';
import { aModel, anAnswer, aQuestion } from '../testing/a-model.ts';
import { examples } from '../testing/examples.ts';
import { randomModel } from '../testing/random-model.ts';
import { type CompiledModel, compileModel } from './compile-model.ts';
import { possibleAnswers } from './possible-answers.ts';

/** Returns the ids of the possible answers. */
function possible(compiled: CompiledModel): number[] {
  return [...possibleAnswers(compiled)].flatMap((at) => compiled.answers[at]?.answer.id ?? []);
}

const of = (...questions: Question[]) => possible(compileModel(aModel({ questions })));

test('an answer that cannot be chosen in the municipality is not possible, and neither is an answer that requires this answer', () => {
  const questions = [
    aQuestion(1, [anAnswer(11), anAnswer(12, { rule: 'municipality == "Habo"' })]),
    aQuestion(2, [anAnswer(21), anAnswer(22, { rule: 'answer(12)' })]),
    aQuestion(3, [anAnswer(31), anAnswer(32, { rule: 'answer(22) || answer(21)' })]),
  ];
  expect(of(...questions)).toEqual([11, 21, 31, 32]);
});

test('an answer whose rule requires two answers of one question at the same time is not possible', () => {
  const questions = [
    aQuestion(1, [anAnswer(11), anAnswer(12)]),
    aQuestion(2, [anAnswer(21, { rule: 'answer(11) && answer(12)' }), anAnswer(22, { rule: '!answer(11) && !answer(12)' })]),
  ];
  expect(of(...questions)).toEqual([11, 12, 22]);
});

test('answers that need each other are possible together', () => {
  const questions = [
    aQuestion(1, [anAnswer(11), anAnswer(12, { rule: 'answer(22)' })]),
    aQuestion(2, [anAnswer(21), anAnswer(22, { rule: 'answer(12)' })]),
  ];
  expect(of(...questions)).toEqual([11, 12, 21, 22]);
});

test('a base answer is possible when one of the answers that provide it is possible', () => {
  const questions = [
    aQuestion(1, [anAnswer(11, { baseAnswerIds: [901], rule: 'false' }), anAnswer(12, { baseAnswerIds: [901] })]),
    aQuestion(2, [anAnswer(21, { rule: 'base(901)' }), anAnswer(22, { rule: 'base(901) && !answer(12)' })]),
  ];
  expect(of(...questions)).toEqual([12, 21]);
});

test('possibleAnswers finds exactly the answers that occur in some valid selection', () => {
  const shape = { sections: 2, questionsPerSection: 2, answersPerQuestion: 3, freeAnswers: 0, reach: 4 };
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (seed, cyclic) => {
      const compiled = compileModel(randomModel(seed, { ...shape, cyclic }));
      expect(possible(compiled)).toEqual(chosenSomewhere(compiled));
    }),
    examples(100, 11),
  );
});

/** Tries every combination of answers, in which each question has one answer or none. Returns the answers of the valid combinations. */
function chosenSomewhere(compiled: CompiledModel): number[] {
  const found = new Set<number>();
  const answers = new Map<number, number>();
  const state = { answers: { get: (at: number) => answers.get(at) ?? NONE }, providers: compiled.providers };
  const isValid = () =>
    compiled.questions.every(({ at, rule, answers: own }) => {
      const selected = own.find((one) => one.at === answers.get(at));
      return !selected || [rule, selected.rule].every((some) => !some || holds(some, state));
    });
  const fill = (at: number) => {
    const question = compiled.questions[at];
    if (!question) {
      if (isValid()) for (const answer of answers.values()) if (answer !== NONE) found.add(answer);
      return;
    }
    for (const answer of [NONE, ...question.answers.map((one) => one.at)]) {
      answers.set(at, answer);
      fill(at + 1);
    }
  };
  fill(0);
  return compiled.answers.filter(({ at }) => found.has(at)).map(({ answer }) => answer.id);
}
