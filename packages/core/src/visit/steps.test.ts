import { describe, expect, test } from 'vitest';
import { asQuestionId, asSectionId } from '../model/ids.ts';
import { aModel, anAnswer, aQuestion, aSection, play } from '../testing/index.ts';
import { listedSteps, neighbours, quickRoad, resolveStep, stepCounter } from './steps.ts';

const shown = (id: number) => aQuestion(id, [anAnswer(id * 10), anAnswer(id * 10 + 1)]);
const hidden = (id: number) => aQuestion(id, [anAnswer(id * 10)]);

/** Three sections. The listed questions are the second one of the first section, and the first and third ones of the third section. */
const model = aModel({
  sections: [
    aSection(70, [hidden(1), shown(2)]),
    aSection(80, [hidden(3)]),
    aSection(90, [shown(4), hidden(5), shown(6), hidden(7)]),
  ],
});
const { compiled, visit } = play(model);
const steps = listedSteps(compiled, visit);

test('steps are the listed questions, and their numbers also count hidden questions', () => {
  expect(steps).toEqual([
    { section: 1, question: 2, sectionId: 70, questionId: 2 },
    { section: 3, question: 1, sectionId: 90, questionId: 4 },
    { section: 3, question: 3, sectionId: 90, questionId: 6 },
  ]);
});

test.each([
  ['a listed step to itself', 3, 1, 4],
  ['a hidden step to the next listed step of its section', 3, 2, 6],
  ['the hidden step of a section without listed steps to the first listed step of the next section', 2, 1, 4],
  ['a hidden first step of a section to the section’s first listed step', 1, 1, 2],
  ['a hidden step after the last listed step to the last listed step', 3, 4, 6],
])('resolveStep leads from the URL of %s', (_, section, question, questionId) => {
  expect(resolveStep(compiled, steps, section, question)).toMatchObject({ step: { questionId }, known: true });
});

test.each([
  [0, 1],
  [4, 1],
  [1, 0],
  [1, 3],
  [-1, 1],
  [1.5, 1],
  [Number.NaN, Number.NaN],
])(
  'resolveStep returns the first listed step and known: false for a URL with the unknown section and question numbers %d/%d',
  (section, question) => {
    expect(resolveStep(compiled, steps, section, question)).toMatchObject({ step: { questionId: 2 }, known: false });
  },
);

test('a visit without listed questions has no step', () => {
  const bare = play(aModel({ questions: [hidden(1)] }));
  expect(listedSteps(bare.compiled, bare.visit)).toEqual([]);
  expect(resolveStep(bare.compiled, [], 1, 1)).toEqual({ step: null, known: true });
  expect(resolveStep(bare.compiled, [], 9, 9)).toEqual({ step: null, known: false });
});

test('stepCounter counts only listed questions', () => {
  expect(steps.map((step) => stepCounter(steps, step))).toEqual([
    { n: 1, total: 3 },
    { n: 2, total: 3 },
    { n: 3, total: 3 },
  ]);
  expect(stepCounter(steps, { section: 2, question: 1, sectionId: asSectionId(80), questionId: asQuestionId(3) })).toEqual({
    n: 0,
    total: 3,
  });
});

test('the neighbours of a listed question are the listed questions before and after it, even in other sections', () => {
  const [first, second, third] = steps;
  if (!first || !second || !third) throw new Error('three steps are listed');
  expect(neighbours(steps, first)).toEqual({ previous: null, next: second });
  expect(neighbours(steps, second)).toEqual({ previous: first, next: third });
  expect(neighbours(steps, third)).toEqual({ previous: second, next: null });
});

test('the neighbours of a question that is not listed are the listed questions before and after it', () => {
  const [first, second, third] = steps;
  if (!first || !second || !third) throw new Error('three steps are listed');
  expect(neighbours([first, third], second)).toEqual({ previous: first, next: third });
  expect(neighbours([second], first)).toEqual({ previous: null, next: second });
  expect(neighbours([], first)).toEqual({ previous: null, next: null });
});

describe('the quick road, a shorter visit', () => {
  const road = (quick: readonly boolean[]) => {
    const questions = quick.map((isQuick, at) =>
      aQuestion(at + 1, [anAnswer(at * 10 + 10), anAnswer(at * 10 + 11)], { quick: isQuick }),
    );
    const played = play(aModel({ sections: [aSection(1, questions)] }));
    return quickRoad(played.compiled, listedSteps(played.compiled, played.visit)).map(({ question }) => question);
  };

  test('the quick road asks only the listed questions with quick: true', () => {
    expect(road([true, false, true, true, false, true])).toEqual([1, 3, 4, 6]);
  });

  test('the quick road is empty when it would ask fewer than four questions, or every listed question', () => {
    expect(road([true, false, true, false, true])).toEqual([]);
    expect(road([true, true, true, true])).toEqual([]);
  });
});
