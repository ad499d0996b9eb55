import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kr, sum } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, play } from '../testing/index.ts';
import { compareHouses } from './compare.ts';

const baseAnswerPrices = new Map([
  [9001, [aPrice(100)]],
  [9002, [aPrice(40)]],
]);

const facade = aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] })]);
const roof = aQuestion(12, [anAnswer(121), anAnswer(122, { baseAnswerIds: [9002] })]);
const kitchen = aQuestion(21, [anAnswer(211), anAnswer(212)]);
const terrace = aQuestion(13, [anAnswer(131, { baseAnswerIds: [9001] }), anAnswer(132)]);

const small = aModel({ sections: [aSection(1, [facade, roof]), aSection(2, [kitchen])], baseAnswerPrices, housePrice: kr(1000) });
const large = aModel({ sections: [aSection(1, [facade, terrace, roof])], baseAnswerPrices, housePrice: kr(1500) });

test('for two visits of one house, compareHouses marks sections and rows as differing only where the choices differ', () => {
  const [house, outside, inside] = compareHouses([play(small), play(small, { 11: 112 })]);
  expect(house).toMatchObject({ kind: 'house', totals: [kr(1000), kr(1000)], differs: false });
  expect(outside).toMatchObject({ kind: 'section', sectionId: 1, totals: [0, kr(100)], differs: true });
  expect(outside?.rows).toEqual([
    {
      questionId: 11,
      questionTitle: 'Fråga 11',
      cells: [
        { answerId: 111, answerTitle: 'Svar 111', price: 0 },
        { answerId: 112, answerTitle: 'Svar 112', price: kr(100) },
      ],
      differs: true,
    },
    expect.objectContaining({ questionId: 12, differs: false }),
  ]);
  expect(inside).toMatchObject({ sectionId: 2, differs: false });
});

test('a question that only one house has keeps its place between the other questions in compareHouses; its cells for the other houses are null', () => {
  const sections = compareHouses([play(small), play(large)]);
  expect(sections.map(({ kind, sectionId }) => sectionId ?? kind)).toEqual(['house', 1, 2]);
  expect(sections[1]?.rows.map(({ questionId }) => questionId)).toEqual([11, 13, 12]);
  expect(sections[1]?.rows[1]?.cells).toEqual([null, { answerId: 131, answerTitle: 'Svar 131', price: kr(100) }]);
  expect(sections[2]?.rows[0]).toMatchObject({ questionId: 21, cells: [{ answerId: 211 }, null], differs: true });
});

test('if two compared houses have a question in different sections, the question has one row, in the section of the first house', () => {
  const moved = aModel({
    sections: [aSection(2, [kitchen]), aSection(3, [facade, roof])],
    baseAnswerPrices,
    housePrice: kr(1000),
  });
  const sections = compareHouses([play(small, { 11: 112 }), play(moved, { 11: 112 })]);
  expect(sections.map(({ sectionId, rows }) => [sectionId, rows.map(({ questionId }) => questionId)])).toEqual([
    [null, []],
    [1, [11, 12]],
    [2, [21]],
  ]);
  expect(sections.map(({ totals }) => totals)).toEqual([
    [kr(1000), kr(1000)],
    [kr(100), kr(100)],
    [0, 0],
  ]);
});

test('a row for a question that only one house’s summary lists also contains the other house’s answer', () => {
  const fixed = aModel({
    sections: [aSection(1, [aQuestion(11, [anAnswer(111), anAnswer(112, { rule: 'false' })])])],
    baseAnswerPrices,
    housePrice: kr(1000),
  });
  const [, outside] = compareHouses([play(small), play(fixed)]);
  expect(outside?.rows[0]).toMatchObject({ questionId: 11, cells: [{ answerId: 111 }, { answerId: 111 }], differs: false });
});

test('compareHouses adds prices that the summary hides to the totals of the last section, which has the kind `other`', () => {
  const secret = aModel({
    sections: [
      aSection(1, [facade, aQuestion(14, [anAnswer(141, { baseAnswerIds: [9002] }), anAnswer(142)], { hidePrice: true })]),
    ],
    baseAnswerPrices,
    housePrice: kr(1000),
  });
  expect(compareHouses([play(small), play(secret)]).at(-1)).toMatchObject({ kind: 'other', totals: [0, kr(40)], differs: true });
});

test('the totals of compareHouses add up to the price of every house for any choices', () => {
  const choice = fc.record({ 11: fc.constantFrom(111, 112), 12: fc.constantFrom(121, 122) });
  const any = fc.tuple(fc.constantFrom(small, large), choice).map(([model, picked]) => play(model, picked));
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 3 }), (houses) => {
      const sections = compareHouses(houses);
      for (const [at, { visit }] of houses.entries())
        expect(sum(sections.map(({ totals }) => totals[at] ?? kr(Number.NaN)))).toBe(visit.ordinaryPrice);
    }),
  );
});
