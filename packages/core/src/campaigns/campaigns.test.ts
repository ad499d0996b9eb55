import { describe, expect, test } from 'vitest';
import type {
  BaseQuestionAnswer,
  Campaign,
  CampaignTrigger,
  Discount,
  Model,
  TriggerAnswer,
  TriggerCondition,
} from '../model/model.ts';
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
  fixedDiscount,
  type LevelKr,
  levelDiscount,
  pick,
  play,
} from '../testing/index.ts';
import { compileModel } from '../visit/compile-model.ts';
import { isRunning, nextCampaignChange, offersDiscount, totalsOf } from './campaigns.ts';

const now = Date.parse('2026-11-20T12:00:00+01:00');

describe('the dates of a campaign decide when it runs', () => {
  const runs = (dates: Partial<Campaign>, at: string) => isRunning({ ...aCampaign(1), ...dates }, Date.parse(at));

  test('a disabled campaign does not run, even if its dates allow it', () => {
    expect(runs({}, '2026-11-20T12:00:00Z')).toBe(true);
    expect(runs({ disabled: true }, '2026-11-20T12:00:00Z')).toBe(false);
  });

  test.each([
    ['2026-10-31T22:59:59.999Z', false],
    ['2026-10-31T23:00:00Z', true],
    ['2026-11-30T22:59:59.999Z', true],
    ['2026-11-30T23:00:00Z', false],
  ])(
    'a campaign of November runs from the first day’s midnight in Stockholm to the end of the last day; it runs at %s: %s',
    (at, expected) => {
      const november = { validFrom: '2026-11-01', validTo: '2026-11-30' };
      expect(runs(november, at)).toBe(expected);
      expect(runs({ validFrom: '2026-11-01T00:00:00', validTo: '2026-11-30T00:00:00' }, at)).toBe(expected);
    },
  );

  test('nextCampaignChange returns the next time at which any campaign that is not disabled begins or ends', () => {
    const campaigns = [
      { ...aCampaign(1), validFrom: '2026-11-01', validTo: '2026-11-30' },
      { ...aCampaign(2), validFrom: '2026-11-25' },
      { ...aCampaign(3), validFrom: '2026-11-21', disabled: true },
    ];
    const compiled = compileModel(aModel({ campaigns }));
    const next = (at: string) => nextCampaignChange(compiled, Date.parse(at));
    expect(next('2026-11-20T12:00:00Z')).toBe(Date.parse('2026-11-25T00:00:00+01:00'));
    expect(next('2026-11-25T00:00:00+01:00')).toBe(Date.parse('2026-12-01T00:00:00+01:00'));
    expect(next('2026-12-01T00:00:00+01:00')).toBe(Number.POSITIVE_INFINITY);
  });

  test('a campaign day has 23 or 25 hours when the clock changes', () => {
    const spring = { validFrom: '2026-03-29', validTo: '2026-03-29' };
    expect(
      ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'].map((at) =>
        runs(spring, at),
      ),
    ).toEqual([false, true, true, false]);
    const autumn = { validFrom: '2026-10-25', validTo: '2026-10-25' };
    expect(
      ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'].map((at) =>
        runs(autumn, at),
      ),
    ).toEqual([false, true, true, false]);
  });

  test('a campaign whose last date has a time of day ends at that moment, on Stockholm’s clock or with the given offset', () => {
    const clock = { validTo: '2026-11-30T18:00' };
    expect(runs(clock, '2026-11-30T17:00:00Z')).toBe(true);
    expect(runs(clock, '2026-11-30T17:00:00.001Z')).toBe(false);
    const offset = { validFrom: '2026-11-30T18:00:00-05:00', validTo: '2026-12-01T00:00:00+00:00' };
    expect(
      ['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z', '2026-12-01T00:00:00Z', '2026-12-01T00:00:01Z'].map((at) =>
        runs(offset, at),
      ),
    ).toEqual([false, true, true, false]);
  });

  test('a campaign without a last day never ends, and a campaign without a first day has always run', () => {
    expect(runs({ validFrom: '2026-11-01' }, '2099-01-01T00:00:00Z')).toBe(true);
    expect(runs({ validFrom: '2026-11-01' }, '2026-10-01T00:00:00Z')).toBe(false);
    expect(runs({ validTo: '2026-11-01' }, '1999-01-01T00:00:00Z')).toBe(true);
    expect(runs({ validTo: '2026-11-01' }, '2026-12-01T00:00:00Z')).toBe(false);
  });

  test('totalsOf lists only running campaigns, in the model’s order', () => {
    const campaigns = [aCampaign(3), aCampaign(1, { disabled: true }), aCampaign(2)];
    expect(totals({ campaigns }).campaigns.map(({ campaignId }) => campaignId)).toEqual([3, 2]);
  });
});

/**
 * Question 11 counts towards the accessory price: answer 111 costs nothing, 112 costs 10 000 kr. Question 12 has the default answer 122, or
 * 121 after answer 132. Answer 131 provides base answer 9002; answer 132 provides 9002 and 9003.
 */
const questions = [
  aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] })], { hasAccessories: true }),
  aQuestion(12, [anAnswer(121), anAnswer(122, { isDefaultAnswer: true, rule: '!answer(132)' })]),
  aQuestion(13, [anAnswer(131, { baseAnswerIds: [9002] }), anAnswer(132, { baseAnswerIds: [9002, 9003] }), anAnswer(133)]),
  aQuestion(14, [anAnswer(141)], { rule: 'false' }),
];
const baseAnswerPrices = new Map([[9001, [aPrice(10_000)]]]);

function totals(parts: Partial<Model>, ...clicks: Record<number, number>[]) {
  const { compiled, visit } = play(aModel({ questions, baseAnswerPrices, housePrice: kr(1_000_000), ...parts }), ...clicks);
  return totalsOf(compiled, visit, now);
}

describe('answers, base answers and the accessory price decide whether a trigger is met', () => {
  const isMet = (condition: TriggerCondition, ...clicks: Record<number, number>[]) =>
    totals({ campaigns: [aCampaign(1, { triggers: [aTrigger(condition)] })] }, ...clicks).discount > 0;
  const isChosen = (answers: readonly TriggerAnswer[], ...clicks: Record<number, number>[]) =>
    isMet(answersCondition(answers), ...clicks);
  const areProvided = (baseAnswers: readonly BaseQuestionAnswer[], ...clicks: Record<number, number>[]) =>
    isMet(answersCondition([], baseAnswers), ...clicks);

  test('a trigger with answers is met when each named question has one of its named answers', () => {
    const answers = [pick(11, 112), pick(13, 132), pick(13, 133)];
    expect(isChosen(answers)).toBe(false);
    expect(isChosen(answers, { 11: 112 })).toBe(false);
    expect(isChosen(answers, { 13: 133 })).toBe(false);
    expect(isChosen(answers, { 11: 112 }, { 13: 133 })).toBe(true);
    expect(isChosen(answers, { 11: 112 }, { 13: 132 })).toBe(true);
  });

  test('a trigger that names an unanswered or unknown question is not met', () => {
    expect(isChosen([pick(14, 141)])).toBe(false);
    expect(isChosen([defaultOf(14)])).toBe(false);
    expect(isChosen([pick(99, 991)])).toBe(false);
    expect(isChosen([defaultOf(99)])).toBe(false);
  });

  test('a trigger on the default answer of a question is met while the selected answer of the question is its current default answer', () => {
    const answers = [defaultOf(12)];
    expect(isChosen(answers)).toBe(true);
    expect(isChosen(answers, { 12: 121 })).toBe(false);
    expect(isChosen(answers, { 13: 132 })).toBe(true);
  });

  test('a trigger that names the default answer and another answer of a question is met by either of them', () => {
    const answers = [defaultOf(13), pick(13, 133)];
    expect([{ 13: 131 }, { 13: 132 }, { 13: 133 }].map((click) => isChosen(answers, click))).toEqual([true, false, true]);
  });

  test('a trigger with base answers is met when the visit provides, for each named base question, one of its named base answers', () => {
    const baseAnswers: BaseQuestionAnswer[] = [basePick(900, 9003), basePick(900, 9999), basePick(901, 9001)];
    expect(areProvided(baseAnswers, { 13: 132 })).toBe(false);
    expect(areProvided(baseAnswers, { 11: 112 })).toBe(false);
    expect(areProvided(baseAnswers, { 11: 112 }, { 13: 132 })).toBe(true);
    expect(areProvided([basePick(900, 9002)])).toBe(true);
    expect(areProvided([basePick(900, 9002)], { 13: 133 })).toBe(false);
  });

  test('a trigger that names answers and base answers is met only when each of the two lists is met', () => {
    const both = answersCondition([pick(11, 112)], [basePick(900, 9003)]);
    expect(isMet(both, { 11: 112 })).toBe(false);
    expect(isMet(both, { 13: 132 })).toBe(false);
    expect(isMet(both, { 11: 112 }, { 13: 132 })).toBe(true);
  });

  test('a trigger with an accessory price is met when the accessories cost at least this price', () => {
    expect(isMet(accessoriesCondition(10_000))).toBe(false);
    expect(isMet(accessoriesCondition(10_000), { 11: 112 })).toBe(true);
    expect(isMet(accessoriesCondition(10_000.01), { 11: 112 })).toBe(false);
    expect(isMet(accessoriesCondition(0))).toBe(true);
  });

  test('a trigger of an unknown kind is never met', () => {
    expect(isMet({ kind: 'unknown' })).toBe(false);
  });
});

describe('triggers decide whether a running campaign is shown and gives a discount', () => {
  const never = aTrigger({ kind: 'unknown' }, { isDiscount: false });
  const met = aTrigger(accessoriesCondition(0), { isDiscount: false });

  test.each<[string, CampaignTrigger[], boolean, boolean]>([
    ['a campaign without triggers is shown and gives its discount', [], true, true],
    [
      'a campaign with all triggers met is shown and gives its discount',
      [
        { ...met, isDisplay: true, isDiscount: true },
        { ...met, isDisplay: true },
      ],
      true,
      true,
    ],
    [
      'a campaign whose display trigger is not met is neither shown nor gives a discount',
      [
        { ...met, isDisplay: true },
        { ...never, isDisplay: true },
      ],
      false,
      false,
    ],
    [
      'a campaign whose discount trigger is not met is shown without a discount',
      [
        { ...met, isDisplay: true },
        { ...never, isDiscount: true },
      ],
      true,
      false,
    ],
    ['an unmet trigger for display and discount prevents both', [{ ...never, isDisplay: true, isDiscount: true }], false, false],
    ['an unmet trigger for neither display nor discount has no effect', [never], true, true],
    [
      'a campaign that is not shown gives no discount, even if its discount trigger is met',
      [
        { ...never, isDisplay: true },
        { ...met, isDiscount: true },
      ],
      false,
      false,
    ],
  ])('totalsOf decides whether a campaign is shown and gives a discount: %s', (_, triggers, displayed, discounts) => {
    const campaigns = [aCampaign(1, { triggers, discount: fixedDiscount(500) })];
    expect(totals({ campaigns }).campaigns).toEqual([{ campaignId: 1, displayed, discount: discounts ? kr(500) : 0 }]);
  });
});

describe('a campaign gives a fixed discount or the discount of a level', () => {
  const leveled = (...levels: readonly LevelKr[]) => [aCampaign(1, { discount: levelDiscount(...levels) })];

  test('a fixed discount reduces the total by its amount', () => {
    expect(totals({ campaigns: [aCampaign(1, { discount: fixedDiscount(4000) })] })).toMatchObject({
      discount: kr(4000),
      total: kr(996_000),
    });
  });

  test('a discount with levels is the discount of the highest level reached, even if the levels are listed in another order', () => {
    const campaigns = leveled([20_000, 9000], [10_000, 4000], [0, 100], [5000, 1000]);
    expect(totals({ campaigns }).discount).toBe(kr(100));
    expect(totals({ campaigns }, { 11: 112 }).discount).toBe(kr(4000));
  });

  test('a discount with levels is 0 below its lowest level, and 0 if it has no level', () => {
    expect(totals({ campaigns: leveled([0.01, 1000]) }).discount).toBe(0);
    expect(totals({ campaigns: leveled() }).discount).toBe(0);
  });

  test('the discount of a campaign that offers something other than money is 0', () => {
    expect(totals({ campaigns: [aCampaign(1, { discount: { kind: 'none' } })] }).campaigns).toEqual([
      { campaignId: 1, displayed: true, discount: 0 },
    ]);
  });

  test('discounts of several campaigns add up', () => {
    const campaigns = [aCampaign(1, { discount: fixedDiscount(4000) }), aCampaign(2, { discount: fixedDiscount(500.5) })];
    expect(totals({ campaigns })).toMatchObject({ ordinary: kr(1_000_000), discount: kr(4500.5), total: kr(995_499.5) });
  });

  test('discounts together never exceed the ordinary price', () => {
    const campaigns = [
      aCampaign(1, { discount: fixedDiscount(700_000) }),
      aCampaign(2, { discount: fixedDiscount(700_000) }),
      aCampaign(3),
    ];
    expect(totals({ campaigns })).toEqual({
      ordinary: kr(1_000_000),
      accessories: 0,
      discount: kr(1_000_000),
      total: 0,
      campaigns: [
        { campaignId: 1, displayed: true, discount: kr(700_000) },
        { campaignId: 2, displayed: true, discount: kr(300_000) },
        { campaignId: 3, displayed: true, discount: 0 },
      ],
    });
  });

  test('a discount is never negative', () => {
    expect(totals({ campaigns: [aCampaign(1, { discount: fixedDiscount(-500) })] })).toMatchObject({
      discount: 0,
      total: kr(1_000_000),
    });
  });
});

test.each<[Discount, boolean]>([
  [fixedDiscount(1000), true],
  [fixedDiscount(0), false],
  [levelDiscount([10_000, 1000]), true],
  [levelDiscount([10_000, 0]), false],
  [levelDiscount(), false],
  [{ kind: 'none' }, false],
])('offersDiscount of a campaign with %o returns %s', (discount, offers) => {
  expect(offersDiscount(aCampaign(1, { discount }))).toBe(offers);
});
