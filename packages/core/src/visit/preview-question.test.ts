import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asAnswerId, asQuestionId } from '../model/ids.ts';
import { kr, ore, sum } from '../model/money.ts';
import { examples } from '../testing/examples.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, pick, play, randomModel, stateOf } from '../testing/index.ts';
import { choose } from './choose.ts';
import { previewQuestion } from './preview-question.ts';
import { priceOfQuestion } from './visit.ts';

test('the price difference of a preview is the ordinary price after the choice and its replacements, minus the current ordinary price', () => {
  const terrace = aQuestion(11, [anAnswer(111, { baseAnswerIds: [9001] }), anAnswer(112, { baseAnswerIds: [9002] })]);
  const railing = aQuestion(12, [anAnswer(121, { rule: '!answer(112)', baseAnswerIds: [9003] }), anAnswer(122)]);
  const baseAnswerPrices = new Map([
    [9001, [aPrice(1000)]],
    [9002, [aPrice(5000)]],
    [9003, [aPrice(700)]],
  ]);
  const { compiled, visit } = play(aModel({ sections: [aSection(1, [terrace]), aSection(2, [railing])], baseAnswerPrices }));
  const previews = previewQuestion(compiled, visit, asQuestionId(11));
  expect([...previews.keys()]).toEqual([111, 112]);
  expect(previews.get(asAnswerId(111))).toMatchObject({ accepted: true, priceDifference: 0, changes: [], repriced: [] });
  expect(previews.get(asAnswerId(112))).toMatchObject({
    accepted: true,
    priceDifference: kr(4000 - 700),
    changes: [{ questionId: 11 }, { questionId: 12 }],
    repriced: [{ questionId: 12, priceDifference: kr(-700) }],
  });
});

test('`repriced` lists the other questions whose price changes with the choice, whether their answer changes or stays', () => {
  const questions = [
    aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9002] })]),
    aQuestion(12, [anAnswer(121, { baseAnswerIds: [9001] })], { rule: 'answer(112)' }),
    aQuestion(13, [anAnswer(131, { baseAnswerIds: [9003] })]),
    aQuestion(14, [anAnswer(141), anAnswer(142, { isDefaultAnswer: true, rule: 'answer(111)' })]),
  ];
  const baseAnswerPrices = new Map([
    [9001, [aPrice(900)]],
    [9002, [aPrice(5000)]],
    [9003, [aPrice(100, { rule: '!answer(112)' }), aPrice(40, { rule: 'answer(112)' })]],
  ]);
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices }));
  const preview = previewQuestion(compiled, visit, asQuestionId(11)).get(asAnswerId(112));
  expect(preview).toMatchObject({ priceDifference: kr(5000 + 900 - 60) });
  expect(preview?.repriced).toEqual([
    { questionId: 12, priceDifference: kr(900) },
    { questionId: 13, priceDifference: kr(-60) },
  ]);
  expect(preview?.changes.map(({ questionId }) => questionId)).toEqual([11, 12, 14]);
});

test('the preview of a refused answer says that it is not accepted, and has no changes and no price difference', () => {
  const { compiled, visit } = play(aModel({ questions: [aQuestion(11, [anAnswer(111), anAnswer(112, { rule: 'false' })])] }));
  expect(previewQuestion(compiled, visit, asQuestionId(11)).get(asAnswerId(112))).toEqual({
    accepted: false,
    priceDifference: 0,
    changes: [],
    repriced: [],
    visit,
  });
});

test('previewQuestion returns no previews for an unknown question', () => {
  const { compiled, visit } = play(aModel({ questions: [aQuestion(11, [anAnswer(111)])] }));
  expect(previewQuestion(compiled, visit, asQuestionId(99)).size).toBe(0);
});

test('a preview equals the real choice and does not change the visit', () => {
  const shape = { sections: 3, questionsPerSection: 3, answersPerQuestion: 4, reach: 9 };
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), fc.constantFrom(1, 2, 3), (seed, cyclic, section) => {
      const { compiled, visit } = play(randomModel(seed, { ...shape, cyclic }));
      const before = stateOf(compiled, visit);
      for (const { id, answers } of compiled.model.sections[section - 1]?.questions ?? []) {
        const previews = previewQuestion(compiled, visit, id);
        expect(stateOf(compiled, visit)).toEqual(before);
        expect([...previews.keys()]).toEqual(answers.map((answer) => answer.id));
        for (const answer of answers) {
          const { accepted, priceDifference, changes, visit: after } = choose(compiled, visit, [pick(id, answer.id)]);
          const preview = previews.get(answer.id);
          expect(preview).toMatchObject({ accepted, priceDifference, changes });
          expect(preview && stateOf(compiled, preview.visit)).toEqual(stateOf(compiled, after));
          const own = priceOfQuestion(compiled, after, id) - priceOfQuestion(compiled, visit, id);
          expect(sum([ore(own), ...(preview?.repriced ?? []).map((one) => one.priceDifference)])).toBe(priceDifference);
        }
      }
    }),
    examples(50, 9),
  );
});
