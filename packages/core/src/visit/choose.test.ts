import { expect, test } from 'vitest';
import { summarize } from '../summary/summarize.ts';
import { aModel, anAnswer, aPrice, aQuestion, pick, picks, play, selectionsFrom, stateOf } from '../testing/index.ts';
import { choose, startVisit } from './choose.ts';
import { compileModel } from './compile-model.ts';
import { listSections } from './list-sections.ts';
import { selectionsOf } from './visit.ts';

const isDefault = { isDefaultAnswer: true };

/** The answer for the terrace decides which railings are valid. */
const terrace = aQuestion(11, [anAnswer(111, isDefault), anAnswer(112)]);
const railing = aQuestion(12, [anAnswer(121, { rule: '!answer(112)', ...isDefault }), anAnswer(122), anAnswer(123)]);

// The following tests check the specification, section 4: Selections.

test('the selections of a visit map the id of each question to the id of its answer', () => {
  expect(play(aModel({ questions: [terrace, railing] })).selections).toEqual({ 11: 111, 12: 121 });
});

test('an answer whose rule is false is replaced by the question’s default answer', () => {
  const questions = [terrace, aQuestion(12, [anAnswer(121, { rule: '!answer(112)' }), anAnswer(122), anAnswer(123, isDefault)])];
  const { selections } = play(aModel({ questions }), { 12: 121 }, { 11: 112 });
  expect(selections).toEqual({ 11: 112, 12: 123 });
});

test('if a question has no valid default answer, its first valid answer replaces an answer that has become invalid', () => {
  expect(play(aModel({ questions: [terrace, railing] }), { 11: 112 }).selections).toEqual({ 11: 112, 12: 122 });
});

test('an answer whose rule is still true stays, whatever the question’s default answer is', () => {
  expect(play(aModel({ questions: [terrace, railing] }), { 12: 123 }, { 11: 112 }).selections).toEqual({ 11: 112, 12: 123 });
});

test('a replacement of an answer causes replacements in other questions whose rules read the replaced answer', () => {
  const lamp = aQuestion(13, [anAnswer(131, { rule: 'answer(121)' }), anAnswer(132)]);
  const cable = aQuestion(14, [anAnswer(141, { rule: 'answer(131)' }), anAnswer(142)]);
  const { selections, last } = play(aModel({ questions: [terrace, railing, lamp, cable] }), { 11: 112 });
  expect(selections).toEqual({ 11: 112, 12: 122, 13: 132, 14: 142 });
  expect(last.changes.map(({ questionId }) => questionId)).toEqual([11, 12, 13, 14]);
});

test('a transaction decides a question after the questions that its rules read, whatever their order in the range', () => {
  const lamp = aQuestion(10, [anAnswer(101, { rule: 'answer(121)' }), anAnswer(102, { rule: '!answer(121)' })]);
  const { last } = play(aModel({ questions: [lamp, terrace, railing] }), { 11: 112 });
  expect(last.notices).toEqual([{ questionId: 12, from: 121, to: 122 }]);
  expect(last.changes.map(({ questionId, from, to }) => [questionId, from, to])).toEqual([
    [10, 101, 102],
    [11, 111, 112],
    [12, 121, 122],
  ]);
});

test('a replacement in a question with more than one valid answer creates a notice', () => {
  const { last } = play(aModel({ questions: [terrace, railing] }), { 11: 112 });
  expect(last.notices).toEqual([{ questionId: 12, from: 121, to: 122 }]);
});

test('a replacement by the only valid answer creates no notice', () => {
  const questions = [terrace, aQuestion(12, [anAnswer(121, { rule: '!answer(112)' }), anAnswer(122)])];
  const { last } = play(aModel({ questions }), { 11: 112 });
  expect(last.notices).toEqual([]);
  expect(last.changes).toMatchObject([{ questionId: 11 }, { questionId: 12, from: 121, to: 122 }]);
});

test('no notice is created for a pick, for the answer that an unanswered question gets, or for a question that loses its answer', () => {
  const questions = [
    terrace,
    aQuestion(12, [anAnswer(121), anAnswer(122)], { rule: 'answer(112)' }),
    aQuestion(13, [anAnswer(131), anAnswer(132)], { rule: '!answer(112)' }),
  ];
  const { last } = play(aModel({ questions }), { 11: 112 });
  expect(last.changes.map(({ questionId, from, to }) => [questionId, from, to])).toEqual([
    [11, 111, 112],
    [12, null, 121],
    [13, 131, null],
  ]);
  expect(last.notices).toEqual([]);
});

test('notices are in range order', () => {
  const rail = (id: number) =>
    aQuestion(id, [anAnswer(id * 10 + 1, { rule: '!answer(112)' }), anAnswer(id * 10 + 2), anAnswer(id * 10 + 3)]);
  const { last } = play(aModel({ questions: [rail(15), terrace, rail(13), rail(14)] }), { 11: 112 });
  expect(last.notices.map(({ questionId }) => questionId)).toEqual([15, 13, 14]);
});

test('if a pick makes the rule of a question true, listSections lists the question, and summarize lists the pick and the question’s answer', () => {
  const questions = [terrace, aQuestion(12, [anAnswer(121), anAnswer(122)], { rule: 'answer(112)' })];
  const { compiled, visit } = play(aModel({ questions }), { 11: 112 });
  expect(listSections(compiled, visit)[0]?.questions.map(({ questionId }) => questionId)).toEqual([11, 12]);
  expect(summarize(compiled, visit)[1]?.rows.map(({ answerId }) => answerId)).toEqual([112, 121]);
});

test('startVisit gives a question without a stored answer its default answer', () => {
  const compiled = compileModel(aModel({ questions: [terrace, railing] }));
  expect(selectionsOf(compiled, startVisit(compiled, selectionsFrom({ 12: 123 })).visit)).toEqual(
    selectionsFrom({ 11: 111, 12: 123 }),
  );
});

test.each([
  [
    'the first default answer whose rule is true',
    [anAnswer(1), anAnswer(2, { ...isDefault, rule: 'false' }), anAnswer(3, isDefault), anAnswer(4, isDefault)],
    3,
  ],
  ['the first answer when no answer is marked as default', [anAnswer(1), anAnswer(2)], 1],
  [
    'the first answer when the rule of every default answer is false',
    [anAnswer(1), anAnswer(2, { ...isDefault, rule: 'false' }), anAnswer(3)],
    1,
  ],
  ['nothing when the first answer’s rule is false as well', [anAnswer(1, { rule: 'false' }), anAnswer(2)], undefined],
  ['nothing when there are no answers', [], undefined],
])('in a new visit, the answer to a question is %s', (_, answers, expected) => {
  expect(play(aModel({ questions: [aQuestion(11, answers)] })).selections[11]).toBe(expected);
});

test('a question gets its default answer only when the question’s rule is true', () => {
  const questions = [aQuestion(11, [anAnswer(111, isDefault)], { rule: 'sideBuilding' })];
  expect(play(aModel({ questions })).selections).toEqual({});
  expect(play(aModel({ questions, isSideBuilding: true })).selections).toEqual({ 11: 111 });
});

// The following tests check the rest of the selection algorithm.

test('an unanswered question without a valid default answer and with an invalid first answer stays unanswered until the visitor answers it', () => {
  const questions = [
    terrace,
    aQuestion(12, [anAnswer(121, { rule: 'false' }), anAnswer(122, { rule: 'answer(112)' }), anAnswer(123)]),
  ];
  expect(play(aModel({ questions }), { 11: 112 }).selections).toEqual({ 11: 112 });
  expect(play(aModel({ questions }), { 11: 112 }, { 12: 122 }).selections).toEqual({ 11: 112, 12: 122 });
});

test('a question whose answer becomes invalid gets its first valid answer, even if that is neither a default nor the first answer', () => {
  const questions = [
    terrace,
    aQuestion(12, [anAnswer(121, { rule: 'false' }), anAnswer(122, { rule: '!answer(112)' }), anAnswer(123)]),
  ];
  expect(play(aModel({ questions }), { 12: 122 }, { 11: 112 }).selections).toEqual({ 11: 112, 12: 123 });
});

test('a refused pick changes nothing', () => {
  const questions = [terrace, railing, aQuestion(13, [anAnswer(131), anAnswer(132, { rule: 'answer(112)' })])];
  const before = play(aModel({ questions }));
  const transition = choose(before.compiled, before.visit, [pick(13, 132)]);
  expect(transition).toMatchObject({ accepted: false, notices: [], changes: [], priceDifference: 0, refused: [pick(13, 132)] });
  expect(transition.visit).toBe(before.visit);
  expect(selectionsOf(before.compiled, before.visit)).toEqual(selectionsFrom(before.selections));
});

test('choose refuses a pick whose own consequences make it invalid', () => {
  const questions = [
    aQuestion(11, [anAnswer(111), anAnswer(112, { rule: 'answer(121)' })]),
    aQuestion(12, [anAnswer(121, { rule: '!answer(112)' }), anAnswer(122)]),
  ];
  const { last, selections } = play(aModel({ questions }), { 11: 112 });
  expect(last).toMatchObject({ accepted: false, refused: [pick(11, 112)] });
  expect(selections).toEqual({ 11: 111, 12: 121 });
});

test('picks of one transaction that need each other are accepted together', () => {
  const questions = [
    aQuestion(11, [anAnswer(111), anAnswer(112, { rule: 'answer(122)' })]),
    aQuestion(12, [anAnswer(121), anAnswer(122, { rule: 'answer(112)' })]),
  ];
  const model = aModel({ questions });
  expect(play(model, { 11: 112 }).last.accepted).toBe(false);
  expect(play(model, { 12: 122 }).last.accepted).toBe(false);
  expect(play(model, { 11: 112, 12: 122 }).selections).toEqual({ 11: 112, 12: 122 });
});

test('one refused pick refuses the whole transaction', () => {
  const { last, selections } = play(aModel({ questions: [terrace, railing, aQuestion(13, [anAnswer(131), anAnswer(132)])] }), {
    11: 112,
    12: 121,
    13: 132,
  });
  expect(last).toMatchObject({ accepted: false, refused: [pick(12, 121)] });
  expect(selections).toEqual({ 11: 111, 12: 121, 13: 131 });
});

test('choose refuses two different answers for one question, but accepts the same answer twice', () => {
  const { compiled, visit } = play(aModel({ questions: [terrace] }));
  expect(choose(compiled, visit, [pick(11, 112), pick(11, 111)]).accepted).toBe(false);
  expect(choose(compiled, visit, [pick(11, 111), pick(11, 112)]).accepted).toBe(false);
  expect(choose(compiled, visit, [pick(11, 112), pick(11, 112)]).accepted).toBe(true);
});

test('an empty transaction, and picks that are already selected, change nothing', () => {
  const { compiled, visit } = play(aModel({ questions: [terrace, railing] }));
  for (const picked of [[], picks({ 11: 111, 12: 121 })]) {
    const transition = choose(compiled, visit, picked);
    expect(transition).toMatchObject({ accepted: true, notices: [], changes: [], ruleEvaluations: 0 });
    expect(stateOf(compiled, transition.visit)).toEqual(stateOf(compiled, visit));
  }
});

test('a transaction ends even if the rules of questions contradict each other, because no question gets back an answer that it has lost in the transaction', () => {
  // After answer 112 is chosen, 121 needs 131, 131 needs 122, 122 needs 132, and 132 needs 121, so no pair of answers is valid.
  const questions = [
    terrace,
    aQuestion(12, [
      anAnswer(121, { rule: '!answer(112) || answer(131)' }),
      anAnswer(122, { rule: '!answer(112) || answer(132)' }),
    ]),
    aQuestion(13, [
      anAnswer(131, { rule: '!answer(112) || answer(122)' }),
      anAnswer(132, { rule: '!answer(112) || answer(121)' }),
    ]),
  ];
  const { last, selections } = play(aModel({ questions }), { 11: 112 });
  expect(last.accepted).toBe(true);
  expect(selections).toEqual({ 11: 112 });
});

test('of two questions that exclude each other, only the first in the range gets an answer in a new visit', () => {
  const questions = [
    aQuestion(12, [anAnswer(121)], { rule: '!answered(13)' }),
    aQuestion(13, [anAnswer(131)], { rule: '!answered(12)' }),
  ];
  expect(play(aModel({ questions })).selections).toEqual({ 12: 121 });
});

test('rules that read their own question are evaluated for each answer as if that answer were selected', () => {
  const questions = [
    aQuestion(11, [
      anAnswer(111, { rule: '!answer(112)' }),
      anAnswer(112, { rule: '!answer(111)' }),
      anAnswer(113, { rule: 'answer(111)' }),
    ]),
    aQuestion(12, [anAnswer(121), anAnswer(122)], { rule: 'answer(122)' }),
  ];
  const { selections } = play(aModel({ questions }));
  expect(selections).toEqual({ 11: 111 });
  expect(play(aModel({ questions }), { 11: 112 }).selections).toEqual({ 11: 112 });
  expect(play(aModel({ questions }), { 11: 113 }).last.accepted).toBe(false);
  expect(play(aModel({ questions }), { 12: 121 }).last.accepted).toBe(false);
  expect(play(aModel({ questions }), { 12: 122 }).selections).toEqual({ 11: 111, 12: 122 });
});

test('a rule about a base answer is true as long as at least one selected answer provides the base answer', () => {
  const carrying = { baseAnswerIds: [901] };
  const questions = [
    aQuestion(11, [anAnswer(111, carrying), anAnswer(112)]),
    aQuestion(12, [anAnswer(121, carrying), anAnswer(122)]),
    aQuestion(13, [anAnswer(131, { rule: 'base(901)' }), anAnswer(132)]),
  ];
  const model = aModel({ questions });
  expect(play(model, { 11: 112 }).selections).toEqual({ 11: 112, 12: 121, 13: 131 });
  expect(play(model, { 11: 112 }, { 12: 122 }).selections).toEqual({ 11: 112, 12: 122, 13: 132 });
});

test('a question whose rule is false loses its answer and its base answers', () => {
  const questions = [
    terrace,
    aQuestion(12, [anAnswer(121, { baseAnswerIds: [901] })], { rule: '!answer(112)' }),
    aQuestion(13, [anAnswer(131, { rule: 'base(901)' }), anAnswer(132)]),
    aQuestion(14, [anAnswer(141)], { rule: 'answered(12)' }),
  ];
  const { selections } = play(aModel({ questions, baseAnswerPrices: new Map([[901, [aPrice(500)]]]) }), { 11: 112 });
  expect(selections).toEqual({ 11: 112, 13: 132 });
});

test('a question whose rule becomes true again gets its default answer, not its earlier answer', () => {
  const questions = [terrace, aQuestion(12, [anAnswer(121), anAnswer(122)], { rule: '!answer(112)' })];
  const model = aModel({ questions });
  expect(play(model, { 12: 122 }, { 11: 112 }, { 11: 111 }).selections).toEqual({ 11: 111, 12: 121 });
});

// The following tests check the results of `choose` and `startVisit`.

test('choose lists in `changes` every question whose answer changes, with its price difference', () => {
  const questions = [
    aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [901] })]),
    aQuestion(12, [anAnswer(121, { rule: '!answer(112)', baseAnswerIds: [902] }), anAnswer(122)]),
    aQuestion(13, [anAnswer(131, { baseAnswerIds: [903] })]),
  ];
  const baseAnswerPrices = new Map([
    [901, [aPrice(5000)]],
    [902, [aPrice(800)]],
    [903, [aPrice(20, { rule: 'answer(112)' })]],
  ]);
  const { last } = play(aModel({ questions, baseAnswerPrices }), { 11: 112 });
  expect(last.changes).toEqual([
    { questionId: 11, from: 111, to: 112, priceDifference: 500_000, picked: true, wasListed: true },
    { questionId: 12, from: 121, to: 122, priceDifference: -80_000, picked: false, wasListed: true },
  ]);
  expect(last.priceDifference).toBe(500_000 - 80_000 + 2000);
});

test('each change that choose returns says whether the changed question was listed before the choice', () => {
  const questions = [terrace, aQuestion(12, [anAnswer(121, { rule: '!answer(112)' }), anAnswer(122, { rule: 'answer(112)' })])];
  const { last } = play(aModel({ questions }), { 11: 112 });
  expect(last.changes.map(({ questionId, wasListed }) => [questionId, wasListed])).toEqual([
    [11, true],
    [12, false],
  ]);
});

test('a visit is immutable: later choices do not change it', () => {
  const { compiled, visit } = play(aModel({ questions: [terrace, railing] }));
  const before = stateOf(compiled, visit);
  expect(stateOf(compiled, choose(compiled, visit, [pick(11, 112)]).visit)).not.toEqual(before);
  expect(stateOf(compiled, visit)).toEqual(before);
});

test.each([
  [pick(99, 111), 'unknown question 99'],
  [pick(11, 121), 'unknown answer 121 of question 11'],
  [pick(11, 999), 'unknown answer 999 of question 11'],
])('choose throws for the unknown id in %j', (unknown, message) => {
  const { compiled, visit } = play(aModel({ questions: [terrace, railing] }));
  expect(() => choose(compiled, visit, [unknown])).toThrow(new RangeError(message));
});

test('startVisit drops an unknown stored selection, and replaces an invalid one with a notice', () => {
  const compiled = compileModel(aModel({ questions: [terrace, railing] }));
  const { visit, notices } = startVisit(compiled, selectionsFrom({ 11: 112, 12: 121, 99: 991 }));
  expect(selectionsOf(compiled, visit)).toEqual(selectionsFrom({ 11: 112, 12: 122 }));
  expect(notices).toEqual([{ questionId: 12, from: 121, to: 122 }]);
  expect(selectionsOf(compiled, startVisit(compiled, selectionsFrom({ 11: 121 })).visit)).toEqual(
    selectionsFrom({ 11: 111, 12: 121 }),
  );
});

test('starting a visit with the selections from before a choice undoes the choice and all its replacements', () => {
  const before = play(aModel({ questions: [terrace, railing] }), { 12: 121 });
  const after = choose(before.compiled, before.visit, [pick(11, 112)]);
  expect(after.changes).toHaveLength(2);
  const undone = startVisit(before.compiled, selectionsFrom(before.selections));
  expect(stateOf(before.compiled, undone.visit)).toEqual(stateOf(before.compiled, before.visit));
});
