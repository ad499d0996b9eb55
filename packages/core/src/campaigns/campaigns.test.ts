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

// "Campaigns" of the decisions, sentence by sentence

describe('a campaign runs', () => {
  const runs = (dates: Partial<Campaign>, at: string) => isRunning({ ...aCampaign(1), ...dates }, Date.parse(at));

  test('when it is not disabled', () => {
    expect(runs({}, '2026-11-20T12:00:00Z')).toBe(true);
    expect(runs({ disabled: true }, '2026-11-20T12:00:00Z')).toBe(false);
  });

  test.each([
    ['2026-10-31T22:59:59.999Z', false],
    ['2026-10-31T23:00:00Z', true],
    ['2026-11-30T22:59:59.999Z', true],
    ['2026-11-30T23:00:00Z', false],
  ])('from the first day’s midnight in Stockholm to the end of the last day: %s %s', (at, expected) => {
    const november = { validFrom: '2026-11-01', validTo: '2026-11-30' };
    expect(runs(november, at)).toBe(expected);
    expect(runs({ validFrom: '2026-11-01T00:00:00', validTo: '2026-11-30T00:00:00' }, at)).toBe(expected);
  });

  test('until the next begins or ends, which one can wait for', () => {
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

  test('through days that are an hour shorter or longer', () => {
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

  test('to the very moment where a time is given, on Stockholm’s clock or with its offset', () => {
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

  test('without end or beginning where a date is missing', () => {
    expect(runs({ validFrom: '2026-11-01' }, '2099-01-01T00:00:00Z')).toBe(true);
    expect(runs({ validFrom: '2026-11-01' }, '2026-10-01T00:00:00Z')).toBe(false);
    expect(runs({ validTo: '2026-11-01' }, '1999-01-01T00:00:00Z')).toBe(true);
    expect(runs({ validTo: '2026-11-01' }, '2026-12-01T00:00:00Z')).toBe(false);
  });

  test('and only those that run are told, in the model’s order', () => {
    const campaigns = [aCampaign(3), aCampaign(1, { disabled: true }), aCampaign(2)];
    expect(totals({ campaigns }).campaigns.map(({ campaignId }) => campaignId)).toEqual([3, 2]);
  });
});

/** Terrace (accessory) 111 costs nothing, 112 10 000 kr; 12 has the default 122; 131 provides 9002, 132 both 9002 and 9003. */
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

describe('a trigger', () => {
  const isMet = (condition: TriggerCondition, ...clicks: Record<number, number>[]) =>
    totals({ campaigns: [aCampaign(1, { triggers: [aTrigger(condition)] })] }, ...clicks).discount > 0;
  const isChosen = (answers: readonly TriggerAnswer[], ...clicks: Record<number, number>[]) =>
    isMet(answersCondition(answers), ...clicks);
  const areProvided = (baseAnswers: readonly BaseQuestionAnswer[], ...clicks: Record<number, number>[]) =>
    isMet(answersCondition([], baseAnswers), ...clicks);

  test('of answers is met when for every question named one of the answers named is selected', () => {
    const answers = [pick(11, 112), pick(13, 132), pick(13, 133)];
    expect(isChosen(answers)).toBe(false);
    expect(isChosen(answers, { 11: 112 })).toBe(false);
    expect(isChosen(answers, { 13: 133 })).toBe(false);
    expect(isChosen(answers, { 11: 112 }, { 13: 133 })).toBe(true);
    expect(isChosen(answers, { 11: 112 }, { 13: 132 })).toBe(true);
  });

  test('that names a question without an answer, or an unknown one, is not met', () => {
    expect(isChosen([pick(14, 141)])).toBe(false);
    expect(isChosen([defaultOf(14)])).toBe(false);
    expect(isChosen([pick(99, 991)])).toBe(false);
    expect(isChosen([defaultOf(99)])).toBe(false);
  });

  test('can mean the question’s default answer, whichever that is now', () => {
    const answers = [defaultOf(12)];
    expect(isChosen(answers)).toBe(true);
    expect(isChosen(answers, { 12: 121 })).toBe(false);
    expect(isChosen(answers, { 13: 132 })).toBe(true);
  });

  test('can mean the default answer or another one', () => {
    const answers = [defaultOf(13), pick(13, 133)];
    expect([{ 13: 131 }, { 13: 132 }, { 13: 133 }].map((click) => isChosen(answers, click))).toEqual([true, false, true]);
  });

  test('can name base answers: met when one of those named for each base question is provided', () => {
    const baseAnswers: BaseQuestionAnswer[] = [basePick(900, 9003), basePick(900, 9999), basePick(901, 9001)];
    expect(areProvided(baseAnswers, { 13: 132 })).toBe(false);
    expect(areProvided(baseAnswers, { 11: 112 })).toBe(false);
    expect(areProvided(baseAnswers, { 11: 112 }, { 13: 132 })).toBe(true);
    expect(areProvided([basePick(900, 9002)])).toBe(true);
    expect(areProvided([basePick(900, 9002)], { 13: 133 })).toBe(false);
  });

  test('needs its base answers beside its answers', () => {
    const both = answersCondition([pick(11, 112)], [basePick(900, 9003)]);
    expect(isMet(both, { 11: 112 })).toBe(false);
    expect(isMet(both, { 13: 132 })).toBe(false);
    expect(isMet(both, { 11: 112 }, { 13: 132 })).toBe(true);
  });

  test('of accessories is met when the accessory price is at least its level', () => {
    expect(isMet(accessoriesCondition(10_000))).toBe(false);
    expect(isMet(accessoriesCondition(10_000), { 11: 112 })).toBe(true);
    expect(isMet(accessoriesCondition(10_000.01), { 11: 112 })).toBe(false);
    expect(isMet(accessoriesCondition(0))).toBe(true);
  });

  test('of what is unknown is never met', () => {
    expect(isMet({ kind: 'unknown' })).toBe(false);
  });
});

describe('a running campaign', () => {
  const never = aTrigger({ kind: 'unknown' }, { isDiscount: false });
  const met = aTrigger(accessoriesCondition(0), { isDiscount: false });

  test.each<[string, CampaignTrigger[], boolean, boolean]>([
    ['without triggers', [], true, true],
    [
      'with all triggers met',
      [
        { ...met, isDisplay: true, isDiscount: true },
        { ...met, isDisplay: true },
      ],
      true,
      true,
    ],
    [
      'with a display trigger not met',
      [
        { ...met, isDisplay: true },
        { ...never, isDisplay: true },
      ],
      false,
      false,
    ],
    [
      'with a discount trigger not met',
      [
        { ...met, isDisplay: true },
        { ...never, isDiscount: true },
      ],
      true,
      false,
    ],
    ['with a trigger of both kinds not met', [{ ...never, isDisplay: true, isDiscount: true }], false, false],
    ['with a trigger of neither kind not met', [never], true, true],
    [
      'that would discount but is not shown',
      [
        { ...never, isDisplay: true },
        { ...met, isDiscount: true },
      ],
      false,
      false,
    ],
  ])('%s', (_, triggers, displayed, discounts) => {
    const campaigns = [aCampaign(1, { triggers, discount: fixedDiscount(500) })];
    expect(totals({ campaigns }).campaigns).toEqual([{ campaignId: 1, displayed, discount: discounts ? kr(500) : 0 }]);
  });
});

describe('the discount', () => {
  const leveled = (...levels: readonly LevelKr[]) => [aCampaign(1, { discount: levelDiscount(...levels) })];

  test('can be fixed', () => {
    expect(totals({ campaigns: [aCampaign(1, { discount: fixedDiscount(4000) })] })).toMatchObject({
      discount: kr(4000),
      total: kr(996_000),
    });
  });

  test('of levels is that of the highest level not above the accessory price, in whatever order they stand', () => {
    const campaigns = leveled([20_000, 9000], [10_000, 4000], [0, 100], [5000, 1000]);
    expect(totals({ campaigns }).discount).toBe(kr(100));
    expect(totals({ campaigns }, { 11: 112 }).discount).toBe(kr(4000));
  });

  test('of levels below the lowest level, or without levels, is 0', () => {
    expect(totals({ campaigns: leveled([0.01, 1000]) }).discount).toBe(0);
    expect(totals({ campaigns: leveled() }).discount).toBe(0);
  });

  test('of a campaign that offers something else is 0', () => {
    expect(totals({ campaigns: [aCampaign(1, { discount: { kind: 'none' } })] }).campaigns).toEqual([
      { campaignId: 1, displayed: true, discount: 0 },
    ]);
  });

  test('campaigns add up', () => {
    const campaigns = [aCampaign(1, { discount: fixedDiscount(4000) }), aCampaign(2, { discount: fixedDiscount(500.5) })];
    expect(totals({ campaigns })).toMatchObject({ ordinary: kr(1_000_000), discount: kr(4500.5), total: kr(995_499.5) });
  });

  test('is what is really taken off: together never more than the ordinary price', () => {
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

  test('is never negative', () => {
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
])('a campaign with %o offers a discount: %s', (discount, offers) => {
  expect(offersDiscount(aCampaign(1, { discount }))).toBe(offers);
});
