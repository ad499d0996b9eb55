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

/**
 * Accessory prices: answer 112 costs 10 000 kr, answer 113 costs 40 000 kr, answer 152 lowers the price by 3000 kr. Answer 121 is
 * the default answer of question 12. Answers 132 and 141 both provide base answer 9002.
 */
const questions = [
  aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] }), anAnswer(113, { baseAnswerIds: [9003] })], {
    hasAccessories: true,
  }),
  aQuestion(12, [anAnswer(121, { isDefaultAnswer: true }), anAnswer(122)]),
  aQuestion(13, [anAnswer(131), anAnswer(132, { baseAnswerIds: [9002] })]),
  aQuestion(14, [anAnswer(142), anAnswer(141, { baseAnswerIds: [9002] })]),
  aQuestion(15, [anAnswer(151), anAnswer(152, { baseAnswerIds: [9004] })], { hasAccessories: true }),
];
const baseAnswerPrices = new Map([
  [9001, [aPrice(10_000)]],
  [9003, [aPrice(40_000)]],
  [9004, [aPrice(-3000)]],
]);

function outlook(parts: Partial<Campaign>, ...clicks: Record<number, number>[]) {
  const campaign = aCampaign(1, parts);
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices, campaigns: [campaign] }), ...clicks);
  const [running] = totalsOf(compiled, visit, 0).campaigns;
  if (!running) throw new Error('the campaign does not run');
  return campaignOutlook(compiled, visit, campaign, running);
}

const levels = { discount: levelDiscount([10_000, 1000], [20_000, 1000], [40_000, 5000]) };

test('the outlook of a campaign without conditions lists no missing conditions', () => {
  expect(outlook({})).toEqual({ missing: [], next: null });
});

test('the outlook of a campaign names the nearest level with a larger discount, and how much the accessory price must rise to reach that level', () => {
  expect(outlook(levels).next).toEqual({ missing: kr(10_000), discount: kr(1000) });
  expect(outlook(levels, { 11: 112 }).next).toEqual({ missing: kr(30_000), discount: kr(5000) });
  expect(outlook(levels, { 11: 113 }).next).toBeNull();
});

test('if a trigger requires a higher accessory price than the first discount level does, the first discount needs the accessory price that the trigger requires', () => {
  const triggers = [aTrigger(accessoriesCondition(15_000))];
  expect(outlook({ ...levels, triggers })).toEqual({ missing: [], next: { missing: kr(15_000), discount: kr(1000) } });
});

test('while required answers are missing, the outlook has no next level, and its missing conditions include the accessory price for the first discount', () => {
  const triggers = [aTrigger(answersCondition([pick(13, 132)]))];
  const choice = { kind: 'oneOf', options: [pick(13, 132)] };
  expect(outlook({ ...levels, triggers })).toEqual({
    missing: [choice, { kind: 'accessories', amount: kr(10_000) }],
    next: null,
  });
  expect(outlook({ ...levels, triggers }, { 11: 112 })).toEqual({ missing: [choice], next: null });
});

test('for a fixed discount with a trigger on the accessory price, the outlook lists how much the accessory price must still rise', () => {
  const triggers = [aTrigger(accessoriesCondition(15_000))];
  expect(outlook({ triggers }, { 11: 112 })).toEqual({ missing: [{ kind: 'accessories', amount: kr(5000) }], next: null });
  expect(outlook({ triggers }, { 11: 113 })).toEqual({ missing: [], next: null });
});

test('without a condition on the accessory price, an accessory price below 0 adds no missing condition', () => {
  const triggers = [aTrigger(answersCondition([pick(13, 132)]))];
  expect(outlook({}, { 15: 152 })).toEqual({ missing: [], next: null });
  expect(outlook({ triggers }, { 13: 132, 15: 152 })).toEqual({ missing: [], next: null });
  expect(outlook({ triggers }, { 15: 152 })).toEqual({ missing: [{ kind: 'oneOf', options: [pick(13, 132)] }], next: null });
  expect(outlook(levels, { 15: 152 }).next).toEqual({ missing: kr(13_000), discount: kr(1000) });
});

test('for each question whose selected answer is not one that the trigger requires, the outlook lists the required answers', () => {
  const answers = [pick(11, 112), pick(11, 113), defaultOf(12)];
  const triggers = [aTrigger(answersCondition(answers))];
  expect(outlook({ triggers }, { 12: 122 }).missing).toEqual([
    { kind: 'oneOf', options: [pick(11, 112), pick(11, 113)] },
    { kind: 'oneOf', options: [pick(12, 121)] },
  ]);
  expect(outlook({ triggers }, { 11: 113 }).missing).toEqual([]);
});

test('for a base answer that the trigger requires, the outlook lists the answers that provide it', () => {
  const triggers = [aTrigger(answersCondition([], [basePick(900, 9002)]))];
  expect(outlook({ triggers }).missing).toEqual([{ kind: 'oneOf', options: [pick(13, 132), pick(14, 141)] }]);
  expect(outlook({ triggers }, { 14: 141 }).missing).toEqual([]);
});

test('a trigger that only decides whether the campaign is shown adds no missing condition for the discount', () => {
  const triggers = [aTrigger(answersCondition([pick(13, 132)]), { isDisplay: true, isDiscount: false })];
  expect(outlook({ triggers }).missing).toEqual([]);
});
