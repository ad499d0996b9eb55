import { describe, expect, test } from 'vitest';
import type { Question } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, play } from '../testing/index.ts';
import { filterSummary, type SummarySection, summarize } from './summarize.ts';

const baseAnswerPrices = new Map([
  [9001, [aPrice(100)]],
  [9002, [aPrice(-30)]],
]);
const costing = { baseAnswerIds: [9001] };
const saving = { baseAnswerIds: [9002] };
const never = { rule: 'false' };

function summaryOf(...questions: readonly Question[]) {
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices, housePrice: kr(1000) }));
  return summarize(compiled, visit);
}

const rowsOf = (...questions: readonly Question[]) =>
  summaryOf(...questions).flatMap(({ rows }) => rows.map(({ questionId }) => questionId));

// The following tests check section 4, Visibility, of the specification: which questions the summary lists.

test.each<[string, Question, boolean]>([
  ['lists a question with several valid answers', aQuestion(11, [anAnswer(111), anAnswer(112)]), true],
  [
    'leaves out a question with several valid answers and a hidden price',
    aQuestion(11, [anAnswer(111), anAnswer(112)], { hidePrice: true }),
    false,
  ],
  ['leaves out a question whose single valid answer costs nothing', aQuestion(11, [anAnswer(111), anAnswer(112, never)]), false],
  [
    'lists a question whose single valid answer has a price above 0',
    aQuestion(11, [anAnswer(111, costing), anAnswer(112, never)]),
    true,
  ],
  ['leaves out a question whose single valid answer has a price below 0', aQuestion(11, [anAnswer(111, saving)]), false],
  [
    'lists a question with a single valid answer if showQuestionIfOneAnswer is set',
    aQuestion(11, [anAnswer(111)], { showQuestionIfOneAnswer: true }),
    true,
  ],
  [
    'leaves out a question with a hidden price, even if showQuestionIfOneAnswer is set',
    aQuestion(11, [anAnswer(111, costing)], { showQuestionIfOneAnswer: true, hidePrice: true }),
    false,
  ],
  [
    'leaves out a question with several valid answers of which none is selected',
    aQuestion(11, [anAnswer(111, never), anAnswer(112), anAnswer(113)]),
    false,
  ],
  ['leaves out a question whose rule is false', aQuestion(11, [anAnswer(111, costing), anAnswer(112)], never), false],
])('as the specification requires, the summary %s', (_, question, isListed) => {
  expect(rowsOf(question)).toEqual(isListed ? [11] : []);
});

test('summarize returns the house first, then the sections that have rows, in range order, each with its total', () => {
  const sections = [
    aSection(7, [aQuestion(11, [anAnswer(111, costing), anAnswer(112)]), aQuestion(12, [anAnswer(121, saving), anAnswer(122)])]),
    aSection(8, [aQuestion(13, [anAnswer(131)])]),
    aSection(9, [aQuestion(14, [anAnswer(141), anAnswer(142)])]),
  ];
  const { compiled, visit } = play(aModel({ sections, baseAnswerPrices, housePrice: kr(1000) }));
  expect(summarize(compiled, visit)).toMatchObject([
    { kind: 'house', section: null, sectionId: null, total: kr(1000), rows: [] },
    {
      kind: 'section',
      section: 1,
      sectionId: 7,
      title: 'Avsnitt 7',
      total: kr(70),
      rows: [{ price: kr(100) }, { price: kr(-30) }],
    },
    { kind: 'section', section: 3, sectionId: 9, title: 'Avsnitt 9', total: kr(0), rows: [{ answerId: 141 }] },
  ]);
});

test('a row of the summary contains its question, the place of the question in the range, its answer and its price', () => {
  const [, section] = summaryOf(aQuestion(11, [anAnswer(111, costing)]), aQuestion(12, [anAnswer(121), anAnswer(122)]));
  expect(section?.rows).toEqual([
    {
      questionId: 11,
      answerId: 111,
      questionTitle: 'Fråga 11',
      answerTitle: 'Svar 111',
      price: kr(100),
      step: { section: 1, question: 1, sectionId: 1, questionId: 11 },
      listed: false,
      standard: true,
    },
    expect.objectContaining({
      questionId: 12,
      price: 0,
      step: { section: 1, question: 2, sectionId: 1, questionId: 12 },
      listed: true,
      standard: true,
    }),
  ]);
});

test('the last section of the summary, other, contains the sum of the prices of all questions that the summary does not list', () => {
  const sections = summaryOf(
    aQuestion(11, [anAnswer(111, costing), anAnswer(112)], { hidePrice: true }),
    aQuestion(12, [anAnswer(121, saving)]),
    aQuestion(13, [anAnswer(131), anAnswer(132)]),
  );
  expect(sections.map(({ kind, total }) => [kind, total])).toEqual([
    ['house', kr(1000)],
    ['section', 0],
    ['other', kr(70)],
  ]);
  expect(sections.at(-1)).toMatchObject({ section: null, sectionId: null, rows: [] });
});

test('the total of the section `other` may be negative, and the section is left out when its total is 0', () => {
  expect(summaryOf(aQuestion(11, [anAnswer(111, saving)])).at(-1)).toMatchObject({ kind: 'other', total: kr(-30) });
  const evened = [
    aQuestion(11, [anAnswer(111, saving)]),
    aQuestion(12, [anAnswer(121, { baseAnswerIds: [9003] }), anAnswer(122)], { hidePrice: true }),
  ];
  const prices = new Map([...baseAnswerPrices, [9003, [aPrice(30)]]] as const);
  const { compiled, visit } = play(aModel({ questions: evened, baseAnswerPrices: prices }));
  expect(summarize(compiled, visit).map(({ kind }) => kind)).toEqual(['house']);
});

describe('filterSummary keeps the rows of one filter', () => {
  /**
   * Questions 12 and 14 do not have their standard answers. Questions 11 and 12 cost something, question 15 reduces the price, and the
   * price of question 16 is hidden.
   */
  const { compiled, visit } = play(
    aModel({
      sections: [
        aSection(7, [
          aQuestion(11, [anAnswer(111, costing), anAnswer(112)]),
          aQuestion(12, [anAnswer(121), anAnswer(122, costing), anAnswer(123, { isDefaultAnswer: true })]),
        ]),
        aSection(8, [
          aQuestion(13, [anAnswer(131), anAnswer(132)]),
          aQuestion(14, [anAnswer(141), anAnswer(142)]),
          aQuestion(15, [anAnswer(151, saving), anAnswer(152)]),
        ]),
        aSection(9, [
          aQuestion(16, [anAnswer(161, costing), anAnswer(162)], { hidePrice: true }),
          aQuestion(17, [anAnswer(171), anAnswer(172)]),
        ]),
      ],
      baseAnswerPrices,
      housePrice: kr(1000),
    }),
    { 12: 122 },
    { 14: 142 },
  );
  const all = summarize(compiled, visit);
  const shape = (sections: readonly SummarySection[]) =>
    sections.map(({ kind, total, rows }) => [kind, total, rows.map(({ questionId }) => questionId)]);

  test('the filter `all` returns the whole summary', () => {
    expect(filterSummary(all, 'all')).toBe(all);
  });

  test('the filter `mine` keeps answers that differ from the standard, and adds the prices of the other answers to the section `other`', () => {
    expect(shape(filterSummary(all, 'mine'))).toEqual([
      ['house', kr(1000), []],
      ['section', kr(100), [12]],
      ['section', 0, [14]],
      ['other', kr(170), []],
    ]);
  });

  test('the filter `priced` keeps answers whose price is above or below 0', () => {
    expect(shape(filterSummary(all, 'priced'))).toEqual([
      ['house', kr(1000), []],
      ['section', kr(200), [11, 12]],
      ['section', kr(-30), [15]],
      ['other', kr(100), []],
    ]);
  });
});
