import { expect, test } from 'vitest';
import type { Model, Question } from '../model/model.ts';
import { aModel, anAnswer, aQuestion, aSection, play } from '../testing/index.ts';
import { listSections } from './list-sections.ts';

const two = [anAnswer(121), anAnswer(122)];
const one = [anAnswer(121), anAnswer(122, { rule: 'false' })];
const none = [anAnswer(121, { rule: 'false' })];

// The following tests check the specification, section 4: Visibility.

test.each<[string, Question, boolean]>([
  [
    'lists a question whose rule is true and that has more than one valid answer',
    aQuestion(12, two, { rule: '!sideBuilding' }),
    true,
  ],
  ['leaves out a question whose rule is false', aQuestion(12, two, { rule: 'sideBuilding' }), false],
  ['leaves out a question with a single valid answer', aQuestion(12, one), false],
  [
    'lists a question with a single valid answer if showQuestionIfOneAnswer is set',
    aQuestion(12, one, { showQuestionIfOneAnswer: true }),
    true,
  ],
  [
    'leaves out a question whose rule is false, even if showQuestionIfOneAnswer is set',
    aQuestion(12, one, { rule: 'false', showQuestionIfOneAnswer: true }),
    false,
  ],
  ['leaves out a question without a valid answer', aQuestion(12, none), false],
  [
    'lists a question without a valid answer if showQuestionIfOneAnswer is set',
    aQuestion(12, none, { showQuestionIfOneAnswer: true }),
    true,
  ],
  ['lists a question whose price is hidden', aQuestion(12, two, { hidePrice: true }), true],
])('as the specification requires, listSections %s', (_, question, isListed) => {
  expect(listed(aModel({ questions: [question] }))).toEqual(isListed ? [12] : []);
});

test('listSections does not count a disabled answer as a valid answer', () => {
  const answers = [anAnswer(121), anAnswer(122, { rule: 'false', showAsDisabledWhenRuleFalse: true })];
  expect(listed(aModel({ questions: [aQuestion(12, answers)] }))).toEqual([]);
});

test('listSections lists a section only if it has listed questions; the numbers of sections and questions also count unlisted ones', () => {
  const hidden = (id: number) => aQuestion(id, [anAnswer(id * 10)]);
  const shown = (id: number) => aQuestion(id, [anAnswer(id * 10), anAnswer(id * 10 + 1)]);
  const sections = [aSection(7, [hidden(1)]), aSection(8, []), aSection(9, [hidden(2), shown(3), hidden(4), shown(5)])];
  const { compiled, visit } = play(aModel({ sections }));
  expect(listSections(compiled, visit)).toMatchObject([
    {
      section: 3,
      sectionId: 9,
      questions: [
        { question: 2, questionId: 3 },
        { question: 4, questionId: 5 },
      ],
    },
  ]);
});

test('an answer whose rule is false is listed, as disabled, only with showAsDisabledWhenRuleFalse; answers keep their order', () => {
  const answers = [
    anAnswer(121, { rule: 'false', showAsDisabledWhenRuleFalse: true }),
    anAnswer(122),
    anAnswer(123, { rule: 'false' }),
    anAnswer(124, { showAsDisabledWhenRuleFalse: true }),
  ];
  const { compiled, visit } = play(aModel({ questions: [aQuestion(12, answers)] }), { 12: 124 });
  expect(listSections(compiled, visit)[0]?.questions).toEqual([
    {
      question: 1,
      questionId: 12,
      selectedAnswerId: 124,
      answers: [
        { answerId: 121, disabled: true },
        { answerId: 122, disabled: false },
        { answerId: 124, disabled: false },
      ],
    },
  ]);
});

test('an answer is valid when it could be chosen: its rule is evaluated as if it were selected', () => {
  const answers = [
    anAnswer(121),
    anAnswer(122, { rule: '!answer(121)' }),
    anAnswer(123, { rule: 'answer(121)', showAsDisabledWhenRuleFalse: true }),
  ];
  const { compiled, visit } = play(aModel({ questions: [aQuestion(12, answers)] }));
  expect(listSections(compiled, visit)[0]?.questions[0]?.answers).toEqual([
    { answerId: 121, disabled: false },
    { answerId: 122, disabled: false },
    { answerId: 123, disabled: true },
  ]);
});

test('listSections also lists an unanswered question', () => {
  const answers = [anAnswer(121, { rule: 'false' }), anAnswer(122), anAnswer(123)];
  const { compiled, visit } = play(aModel({ questions: [aQuestion(12, answers)] }));
  expect(listSections(compiled, visit)[0]?.questions[0]?.selectedAnswerId).toBeNull();
});

test('a choice can change which questions listSections lists', () => {
  const terrace = aQuestion(11, [anAnswer(111), anAnswer(112)]);
  const model = aModel({ questions: [terrace, aQuestion(12, two, { rule: 'answer(112)' })] });
  expect(listed(model)).toEqual([11]);
  const { compiled, visit } = play(model, { 11: 112 });
  expect(listSections(compiled, visit)[0]?.questions.map(({ questionId }) => questionId)).toEqual([11, 12]);
});

function listed(model: Model): number[] {
  const { compiled, visit } = play(model);
  return listSections(compiled, visit).flatMap(({ questions }) => questions.map(({ questionId }) => questionId));
}
