import { expect, test } from 'vitest';
import type { Campaign } from '../model/model.ts';
import { kr } from '../model/money.ts';
import {
  aCampaign,
  accessoriesCondition,
  aModel,
  anAnswer,
  answersCondition,
  aPrice,
  aQuestion,
  aTrigger,
  basePick,
  defaultOf,
  levelDiscount,
  pick,
  play,
} from '../testing/index.ts';
import { campaignOutlook } from './campaign-outlook.ts';
import { totalsOf } from './campaigns.ts';

/** Accessories: 112 costs 10 000 kr, 113 40 000 kr. 121 is a default; 132 provides 9002, and so does 141. */
const questions = [
  aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] }), anAnswer(113, { baseAnswerIds: [9003] })], {
    hasAccessories: true,
  }),
  aQuestion(12, [anAnswer(121, { isDefaultAnswer: true }), anAnswer(122)]),
  aQuestion(13, [anAnswer(131), anAnswer(132, { baseAnswerIds: [9002] })]),
  aQuestion(14, [anAnswer(142), anAnswer(141, { baseAnswerIds: [9002] })]),
];
const baseAnswerPrices = new Map([
  [9001, [aPrice(10_000)]],
  [9003, [aPrice(40_000)]],
]);

function outlook(parts: Partial<Campaign>, ...clicks: Record<number, number>[]) {
  const campaign = aCampaign(1, parts);
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices, campaigns: [campaign] }), ...clicks);
  const [running] = totalsOf(compiled, visit, 0).campaigns;
  if (!running) throw new Error('the campaign does not run');
  return campaignOutlook(compiled, visit, campaign, running);
}

const levels = { discount: levelDiscount([10_000, 1000], [20_000, 1000], [40_000, 5000]) };

test('nothing is missing of a campaign that asks for nothing', () => {
  expect(outlook({})).toEqual({ missing: [], next: null });
});

test('the nearest level that takes off more', () => {
  expect(outlook(levels).next).toEqual({ missing: kr(10_000), discount: kr(1000) });
  expect(outlook(levels, { 11: 112 }).next).toEqual({ missing: kr(30_000), discount: kr(5000) });
  expect(outlook(levels, { 11: 113 }).next).toBeNull();
});

test('a level that its trigger does not let count yet begins where the trigger does', () => {
  const triggers = [aTrigger(accessoriesCondition(15_000))];
  expect(outlook({ ...levels, triggers })).toEqual({ missing: [], next: { missing: kr(15_000), discount: kr(1000) } });
});

test('while choices are missing no level is promised: reaching the first one is a condition like them', () => {
  const triggers = [aTrigger(answersCondition([pick(13, 132)]))];
  const choice = { kind: 'oneOf', options: [pick(13, 132)] };
  expect(outlook({ ...levels, triggers })).toEqual({
    missing: [choice, { kind: 'accessories', amount: kr(10_000) }],
    next: null,
  });
  expect(outlook({ ...levels, triggers }, { 11: 112 })).toEqual({ missing: [choice], next: null });
});

test('accessories for so much more, when the discount is fixed', () => {
  const triggers = [aTrigger(accessoriesCondition(15_000))];
  expect(outlook({ triggers }, { 11: 112 })).toEqual({ missing: [{ kind: 'accessories', amount: kr(5000) }], next: null });
  expect(outlook({ triggers }, { 11: 113 })).toEqual({ missing: [], next: null });
});

test('one of the answers named for each question, and only what is not chosen yet', () => {
  const answers = [pick(11, 112), pick(11, 113), defaultOf(12)];
  const triggers = [aTrigger(answersCondition(answers))];
  expect(outlook({ triggers }, { 12: 122 }).missing).toEqual([
    { kind: 'oneOf', options: [pick(11, 112), pick(11, 113)] },
    { kind: 'oneOf', options: [pick(12, 121)] },
  ]);
  expect(outlook({ triggers }, { 11: 113 }).missing).toEqual([]);
});

test('a base answer is named by the answers that provide it', () => {
  const triggers = [aTrigger(answersCondition([], [basePick(900, 9002)]))];
  expect(outlook({ triggers }).missing).toEqual([{ kind: 'oneOf', options: [pick(13, 132), pick(14, 141)] }]);
  expect(outlook({ triggers }, { 14: 141 }).missing).toEqual([]);
});

test('what only shows a campaign is not asked for', () => {
  const triggers = [aTrigger(answersCondition([pick(13, 132)]), { isDisplay: true, isDiscount: false })];
  expect(outlook({ triggers }).missing).toEqual([]);
});
