import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asAnswerId, asQuestionId } from '../model/ids.ts';
import type { Question, QuestionAnswer } from '../model/model.ts';
import { examples } from '../testing/examples.ts';
import { aModel, anAnswer, aPrice, aQuestion, pick, play, randomModel } from '../testing/index.ts';
import { choose } from './choose.ts';
import type { CompiledModel } from './compile-model.ts';
import { findWay, findWayTo, MOST_WORK } from './find-way.ts';
import type { Visit } from './visit.ts';

const baseAnswerPrices = new Map([
  [9001, [aPrice(1000)]],
  [9002, [aPrice(-400)]],
  [9003, [aPrice(400)]],
]);

function way(questions: readonly Question[], questionId: number, answerId: number) {
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices }));
  return findWay(compiled, visit, asQuestionId(questionId), asAnswerId(answerId));
}

const free = (id: number) => aQuestion(id, [anAnswer(id * 10 + 1), anAnswer(id * 10 + 2), anAnswer(id * 10 + 3)]);
const wanting = (rule: string) => aQuestion(19, [anAnswer(191), anAnswer(192, { rule })]);

test('findWay returns no other picks for an answer that can already be chosen', () => {
  expect(way([wanting('')], 19, 192)).toMatchObject({ others: [], transition: { accepted: true } });
});

test('the way to a blocked answer is one transaction of that answer and the other picks that it needs, in range order', () => {
  const found = way([free(11), free(12), wanting('answer(123) && answer(112)')], 19, 192);
  expect(found?.others).toEqual([pick(11, 112), pick(12, 123)]);
  expect(found?.transition.changes.map(({ questionId, to, picked }) => [questionId, to, picked])).toEqual([
    [11, 112, true],
    [12, 123, true],
    [19, 192, true],
  ]);
});

test('findWay returns the way to a blocked answer with the fewest other picks, even if another way costs less', () => {
  const dear = aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] })]);
  const found = way([dear, free(12), free(13), wanting('answer(112) || answer(122) && answer(132)')], 19, 192);
  expect(found?.others).toEqual([pick(11, 112)]);
});

test('among ways to a blocked answer with equally many picks, findWay returns the one that changes the price least, up or down', () => {
  const priced = aQuestion(11, [
    anAnswer(111),
    anAnswer(112, { baseAnswerIds: [9001] }),
    anAnswer(113, { baseAnswerIds: [9002] }),
  ]);
  expect(way([priced, wanting('anyAnswer([112, 113])')], 19, 192)?.others).toEqual([pick(11, 113)]);
});

test('the price change of a way to a blocked answer includes the price changes of replacements', () => {
  const questions = [
    free(11),
    aQuestion(12, [anAnswer(121, { rule: '!answer(112)' }), anAnswer(122, { baseAnswerIds: [9001] })]),
    wanting('anyAnswer([112, 113])'),
  ];
  expect(way(questions, 19, 192)?.others).toEqual([pick(11, 113)]);
});

test('among ways to a blocked answer with equally many picks and equally large price changes, findWay returns the first in range order', () => {
  expect(way([free(11), free(12), wanting('anyAnswer([123, 122, 113, 112])')], 19, 192)?.others).toEqual([pick(11, 112)]);
  const even = aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9003] }), anAnswer(113, { baseAnswerIds: [9002] })]);
  expect(way([even, wanting('anyAnswer([113, 112])')], 19, 192)?.others).toEqual([pick(11, 112)]);
});

test('the way to a blocked answer that findWay returns does not depend on the order in which the search finds the ways', () => {
  const behind = aQuestion(15, [anAnswer(151), anAnswer(152, { rule: 'answer(102)' })]);
  const found = way([free(10), free(11), free(14), behind, wanting('answer(112) && answer(142) || answer(152)')], 19, 192);
  expect(found?.others).toEqual([pick(10, 102), pick(15, 152)]);
});

test('a way to a blocked answer also includes picks that only its other picks need', () => {
  const questions = [
    free(11),
    aQuestion(12, [anAnswer(121), anAnswer(122)], { rule: 'answer(112)' }),
    aQuestion(13, [anAnswer(131), anAnswer(132, { rule: 'answer(122)' })]),
    wanting('answer(132)'),
  ];
  expect(way(questions, 19, 192)?.others).toEqual([pick(11, 112), pick(12, 122), pick(13, 132)]);
});

test('a way to a blocked answer has at most three other picks', () => {
  const questions = [11, 12, 13, 14].map(free);
  expect(way([...questions, wanting('answer(112) && answer(122) && answer(132)')], 19, 192)?.others).toHaveLength(3);
  expect(way([...questions, wanting('answer(112) && answer(122) && answer(132) && answer(142)')], 19, 192)).toBeNull();
});

test('for several blocked answers, findWayTo returns one transaction with these answers and every other pick that any of them needs', () => {
  const model = aModel({
    questions: [
      free(11),
      free(12),
      wanting('answer(112)'),
      aQuestion(20, [anAnswer(201), anAnswer(202, { rule: 'answer(123)' })]),
    ],
  });
  const { compiled, visit } = play(model);
  const found = findWayTo(compiled, visit, [pick(19, 192), pick(20, 202)]);
  expect(found?.others).toEqual([pick(11, 112), pick(12, 123)]);
  expect(findWayTo(compiled, visit, [pick(19, 192), pick(11, 113)])).toBeNull();
});

test('findWay returns null when only another municipality or another house would allow the blocked answer', () => {
  expect(way([wanting('municipality == "Habo"')], 19, 192)).toBeNull();
  expect(way([wanting('sideBuilding')], 19, 192)).toBeNull();
  expect(way([free(11), wanting('answer(112) && municipality == "Umeå"')], 19, 192)?.others).toEqual([pick(11, 112)]);
});

test('findWay returns null when the rule of the blocked answer can never be true', () => {
  expect(way([free(11), wanting('answer(112) && answer(113)')], 19, 192)).toBeNull();
  expect(way([free(11), wanting('false')], 19, 192)).toBeNull();
});

test('findWay throws for unknown ids', () => {
  expect(() => way([free(11)], 99, 111)).toThrow(new RangeError('unknown question 99'));
  expect(() => way([free(11)], 11, 999)).toThrow(new RangeError('unknown answer 999 of question 11'));
});

test('findWay returns null when the search needs more rule evaluations than allowed', () => {
  const { compiled, visit } = play(aModel({ questions: [free(11), free(12), wanting('answer(123) && answer(112)')] }));
  const within = (work: number) => findWay(compiled, visit, asQuestionId(19), asAnswerId(192), work)?.others ?? null;
  expect(within(0)).toBeNull();
  expect(within(100)).toBeNull();
  expect(within(2000)).toEqual([pick(11, 112), pick(12, 123)]);
});

test('in a model whose rules form cycles, findWay ends after a limited number of looks at the visit, and with a tenth of its limit finds ways to at least 15 of 20 blocked answers', () => {
  const { compiled, visit } = play(randomModel(1, { cyclic: true }));
  const blocked = compiled.questions.flatMap(({ question, answers }) =>
    answers.filter(({ at }) => visit.valid.get(at) !== 1).map(({ answer }) => pick(question.id, answer.id)),
  );
  expect(blocked.length).toBeGreaterThan(100);
  let found = 0;
  for (const { questionId, answerId } of blocked.slice(0, 20)) {
    let looks = 0;
    const watched: Visit = {
      ...visit,
      get answers() {
        looks += 1;
        return visit.answers;
      },
    };
    findWay(compiled, watched, questionId, answerId);
    if (findWay(compiled, visit, questionId, answerId, MOST_WORK / 10)) found += 1;
    // Without the limit, the search would evaluate many more rules and store many more sets of picks.
    expect(looks).toBeLessThan(5 * MOST_WORK);
  }
  expect(found).toBeGreaterThanOrEqual(15);
});

test('findWay returns the best way to a blocked answer: no other set of up to three picks is better', () => {
  const shape = { sections: 1, questionsPerSection: 5, answersPerQuestion: 3, reach: 5, rules: 1 };
  const found = [0, 0, 0, 0];
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.constantFrom(0, 1), (seed, cyclic, freeAnswers) => {
      const { compiled, visit } = play(randomModel(seed, { ...shape, cyclic, freeAnswers }));
      for (const { question, answers } of compiled.questions) {
        for (const { answer } of answers) {
          const others = findWay(compiled, visit, question.id, answer.id)?.others ?? null;
          expect(others).toEqual(bestOfAll(compiled, visit, pick(question.id, answer.id)));
          if (others) found[others.length] = (found[others.length] ?? 0) + 1;
        }
      }
    }),
    examples(20, 12),
  );
  for (const count of found) expect(count).toBeGreaterThan(0);
});

/** Tries every set of up to three picks in other questions. */
function bestOfAll(compiled: CompiledModel, visit: Visit, target: QuestionAnswer): readonly QuestionAnswer[] | null {
  const sets: QuestionAnswer[][] = [[]];
  for (const { question, answers } of compiled.questions) {
    if (question.id === target.questionId) continue;
    const smaller = sets.filter((set) => set.length < 3);
    for (const { answer } of answers) sets.push(...smaller.map((set) => [...set, pick(question.id, answer.id)]));
  }
  const ways = sets.flatMap((others) => {
    const { accepted, priceDifference } = choose(compiled, visit, [target, ...others]);
    return accepted
      ? [{ others, cost: Math.abs(priceDifference), order: others.map(({ answerId }) => compiled.answerAt.get(answerId) ?? 0) }]
      : [];
  });
  const [best] = ways.sort(
    (left, right) =>
      left.others.length - right.others.length || left.cost - right.cost || comparedInOrder(left.order, right.order),
  );
  return best?.others ?? null;
}

function comparedInOrder(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) if (value !== right[index]) return value - (right[index] ?? 0);
  return 0;
}
