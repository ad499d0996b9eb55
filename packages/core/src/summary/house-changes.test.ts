import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { kr, type Ore, ore, sum } from '../model/money.ts';
import { aModel, anAnswer, aPrice, aQuestion, aSection, play } from '../testing/index.ts';
import { type HouseAtTime, houseChanges } from './house-changes.ts';

const facade = aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] })]);
const roof = aQuestion(12, [anAnswer(121), anAnswer(122, { baseAnswerIds: [9002] })]);
const hidden = aQuestion(13, [anAnswer(131), anAnswer(132, { baseAnswerIds: [9002] })], { hidePrice: true });
const kitchen = aQuestion(21, [anAnswer(211), anAnswer(212, { baseAnswerIds: [9001] })]);

function aSmall(facadePrice = 100, housePrice = kr(1000)): Model {
  const baseAnswerPrices = new Map([
    [9001, [aPrice(facadePrice)]],
    [9002, [aPrice(40)]],
  ]);
  return aModel({ sections: [aSection(1, [facade, roof, hidden])], baseAnswerPrices, housePrice });
}
const small = aSmall();
const large = aModel({
  sections: [aSection(1, [facade]), aSection(2, [kitchen])],
  baseAnswerPrices: new Map([[9001, [aPrice(100)]]]),
  housePrice: kr(1500),
});

const facts = { name: 'Mitt hus', houseModel: 'Sjövik', municipality: 'Umeå', plots: '', placement: 'Inte placerat' };
function at(
  model: Model,
  choices: Readonly<Record<number, number>> = {},
  own: Partial<HouseAtTime['facts']> = {},
  off: Ore = kr(0),
): HouseAtTime {
  const { compiled, visit } = play(model, choices);
  return { compiled, visit, facts: { ...facts, ...own }, total: ore(visit.ordinaryPrice - off) };
}

test('houseChanges returns null when nothing has changed', () => {
  expect(houseChanges(at(small, { 11: 112 }), at(small, { 11: 112 }))).toBeNull();
});

test('houseChanges lists changed answers with their prices, and changed facts', () => {
  const was = at(small, { 11: 112 });
  const is = at(small, { 12: 122 }, { name: 'Vårt hus', plots: 'Björkvägen 1', placement: 'Björkvägen 1' });
  expect(houseChanges(was, is)).toEqual({
    facts: [
      { fact: 'name', from: 'Mitt hus', to: 'Vårt hus', price: 0 },
      { fact: 'plots', from: '', to: 'Björkvägen 1', price: 0 },
      { fact: 'placement', from: 'Inte placerat', to: 'Björkvägen 1', price: 0 },
    ],
    answers: [
      { questionId: 11, question: 'Fråga 11', from: 'Svar 112', to: 'Svar 111', price: kr(-100) },
      { questionId: 12, question: 'Fråga 12', from: 'Svar 121', to: 'Svar 122', price: kr(40) },
    ],
    repriced: 0,
    campaigns: 0,
    from: kr(1100),
    to: kr(1040),
  });
});

test('`repriced` in the result of houseChanges is the sum of the price changes of an unchanged house, of unchanged answers and of questions that summaries do not list', () => {
  expect(houseChanges(at(small, { 11: 112 }), at(aSmall(130, kr(1005)), { 11: 112 }))).toMatchObject({
    facts: [],
    answers: [],
    repriced: kr(35),
  });
  expect(houseChanges(at(small), at(small, { 13: 132 }))).toMatchObject({ answers: [], repriced: kr(40) });
});

test('after a campaign has ended, houseChanges lists its discount as a price increase', () => {
  const changes = houseChanges(at(small, {}, {}, kr(50)), at(small));
  expect(changes).toMatchObject({ answers: [], repriced: 0, campaigns: kr(50), from: kr(950), to: kr(1000) });
});

test('after a switch to another house model, houseChanges lists the change of the house price, and the questions that only one of the two models has', () => {
  const changes = houseChanges(at(small, { 12: 122 }), at(large, { 21: 212 }, { houseModel: 'Björkliden' }));
  expect(changes?.facts).toEqual([{ fact: 'houseModel', from: 'Sjövik', to: 'Björkliden', price: kr(500) }]);
  expect(changes?.answers).toEqual([
    { questionId: 12, question: 'Fråga 12', from: 'Svar 122', to: null, price: kr(-40) },
    { questionId: 21, question: 'Fråga 21', from: null, to: 'Svar 212', price: kr(100) },
  ]);
});

test('houseChanges lists an answer once when its question has moved to another section', () => {
  const baseAnswerPrices = new Map([[9001, [aPrice(100)]]]);
  const moved = aModel({ sections: [aSection(1, [roof]), aSection(2, [facade])], baseAnswerPrices, housePrice: kr(1000) });
  expect(houseChanges(at(small), at(moved, { 11: 112 }))).toMatchObject({
    answers: [{ questionId: 11, from: 'Svar 111', to: 'Svar 112', price: kr(100) }],
    repriced: 0,
  });
});

test('the amounts of houseChanges add up to the difference of the totals for any choices and prices', () => {
  const all = { 11: fc.constantFrom(111, 112), 12: fc.constantFrom(121, 122), 13: fc.constantFrom(131, 132) };
  const off = fc.integer({ min: 0, max: 500 });
  const smallHouse = fc
    .tuple(fc.constantFrom(small, aSmall(130, kr(900))), fc.record(all), off)
    .map(([model, picked, taken]) => at(model, picked, {}, kr(taken)));
  const largeHouse = fc
    .tuple(fc.record({ 11: all[11], 21: fc.constantFrom(211, 212) }), off)
    .map(([picked, taken]) => at(large, picked, { houseModel: 'Björkliden' }, kr(taken)));
  const any = fc.oneof(smallHouse, largeHouse);
  fc.assert(
    fc.property(any, any, (was, is) => {
      const changes = houseChanges(was, is);
      const told = changes
        ? sum([...changes.facts, ...changes.answers].map(({ price }) => price)) + changes.repriced + changes.campaigns
        : 0;
      expect(told).toBe(is.total - was.total);
    }),
  );
});
