import { expect, test } from 'vitest';
import { asBaseAnswerId } from '../model/ids.ts';
import type { Model, Question } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, play } from '../testing/index.ts';
import { carryOver } from './carry-over.ts';
import { compileModel } from './compile-model.ts';
import { selectionsOf } from './visit.ts';

const terrace = aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] })], { title: 'Altan' });
const railing = aQuestion(12, [anAnswer(121), anAnswer(122), anAnswer(123, { title: 'Glasräcke', baseAnswerIds: [9002] })], {
  title: 'Räcke',
});
const old = aModel({
  questions: [terrace, railing],
  housePrice: kr(1_000_000),
  baseAnswerPrices: new Map([
    [9001, [aPrice(10_000)]],
    [9002, [aPrice(5000)]],
  ]),
});

function carry(model: Model, ...clicks: Record<number, number>[]) {
  const from = play(old, ...clicks);
  const to = compileModel(model);
  const carried = carryOver(from, to);
  return { ...carried, selections: Object.fromEntries(selectionsOf(to, carried.visit)) };
}

test('carrying a visit over to the same model changes nothing', () => {
  const { selections, gone, replaced, repriced, housePriceDifference, priceDifference } = carry(old, { 11: 112 }, { 12: 123 });
  expect(selections).toEqual({ 11: 112, 12: 123 });
  expect({ gone, replaced, repriced, housePriceDifference, priceDifference }).toEqual({
    gone: [],
    replaced: [],
    repriced: [],
    housePriceDifference: 0,
    priceDifference: 0,
  });
});

test('carryOver lists an answer that the new model does not offer as gone, with the answer’s old title and its replacement', () => {
  const { selections, gone } = carry(
    { ...old, sections: aModel({ questions: [terrace, aQuestion(12, [anAnswer(121), anAnswer(122)])] }).sections },
    { 12: 123 },
  );
  expect(selections).toEqual({ 11: 111, 12: 121 });
  expect(gone).toEqual([{ questionId: 12, questionTitle: 'Räcke', answerId: 123, answerTitle: 'Glasräcke', replacedBy: 121 }]);
});

test('carryOver lists the answer of a question that the new model does not have as gone, without a replacement', () => {
  const { gone } = carry(aModel({ questions: [terrace] }), { 12: 123 });
  expect(gone).toMatchObject([{ questionId: 12, answerId: 123, replacedBy: null }]);
});

test('if the new model offers an answer in another question, carryOver lists the answer as gone', () => {
  const questions = [terrace, aQuestion(12, [anAnswer(121)]), aQuestion(13, [anAnswer(131), anAnswer(123)])];
  const { selections, gone } = carry(aModel({ questions }), { 12: 123 });
  expect(selections).toEqual({ 11: 111, 12: 121, 13: 131 });
  expect(gone).toMatchObject([{ questionId: 12, answerId: 123, replacedBy: 121 }]);
});

test('an answer whose rule is false in the new model is replaced; a question that the new model hides loses its answer', () => {
  const stricter = aQuestion(12, [anAnswer(121), anAnswer(122), anAnswer(123, { rule: '!answer(112)' })]);
  expect(carry(aModel({ questions: [terrace, stricter] }), { 11: 112 }, { 12: 123 })).toMatchObject({
    selections: { 11: 112, 12: 121 },
    gone: [],
    replaced: [{ questionId: 12, from: 123, to: 121 }],
  });
  const hidden = aQuestion(12, railing.answers, { rule: 'false' });
  expect(carry(aModel({ questions: [terrace, hidden] })).replaced).toEqual([{ questionId: 12, from: 121, to: null }]);
});

test('an answer that has another price in the new model is listed as repriced; the change of the house price is returned separately', () => {
  const dearer = {
    ...old,
    housePrice: kr(1_050_000),
    baseAnswerPrices: new Map([
      [asBaseAnswerId(9001), [aPrice(12_000)]],
      [asBaseAnswerId(9002), [aPrice(5000)]],
    ]),
  };
  expect(carry(dearer, { 11: 112 }, { 12: 123 })).toMatchObject({
    repriced: [{ questionId: 11, answerId: 112, before: kr(10_000), after: kr(12_000) }],
    housePriceDifference: kr(50_000),
    priceDifference: kr(52_000),
  });
});

test('a question that only the new model has gets its default answer, which changes the price but is in no list of changes', () => {
  const lamp = aQuestion(13, [anAnswer(131), anAnswer(132, { isDefaultAnswer: true, baseAnswerIds: [9001] })]);
  const carried = carry({ ...old, sections: aModel({ questions: [lamp, terrace, railing] }).sections });
  expect(carried).toMatchObject({ selections: { 11: 111, 12: 121, 13: 132 }, gone: [], replaced: [], repriced: [] });
  expect(carried.priceDifference).toBe(kr(10_000));
});

test('carryOver lists gone, replaced and repriced answers in the old model’s order', () => {
  const modelOf = (...questions: Question[]) => ({ ...old, sections: aModel({ questions }).sections });
  const short = ({ id, answers }: Question) => aQuestion(id, answers.slice(0, 1));
  const strict = ({ id, answers: [first, ...others] }: Question) =>
    aQuestion(id, [...(first ? [first] : []), ...others.map((answer) => ({ ...answer, rule: 'false' }))]);
  const idsOf = (list: readonly { readonly questionId: number }[]) => list.map(({ questionId }) => questionId);
  for (const [first, second] of [
    [terrace, railing],
    [railing, terrace],
  ] as const) {
    const from = play(modelOf(first, second), { 11: 112 }, { 12: 123 });
    const to = (model: Model) => carryOver(from, compileModel(model));
    expect(idsOf(to(modelOf(short(second), short(first))).gone)).toEqual([first.id, second.id]);
    expect(idsOf(to(modelOf(strict(second), strict(first))).replaced)).toEqual([first.id, second.id]);
    const free = { ...modelOf(second, first), baseAnswerPrices: new Map() };
    expect(idsOf(to(free).repriced)).toEqual([first.id, second.id]);
  }
});
