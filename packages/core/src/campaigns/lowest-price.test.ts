import { describe, expect, test } from 'vitest';
import { asCampaignId } from '../model/ids.ts';
import type { Campaign, Model, Question } from '../model/model.ts';
import { kr } from '../model/money.ts';
import { type PricePeriod, priceDifference } from '../model/price-history.ts';
import {
  aCampaign,
  aModel,
  anAnswer,
  answersCondition,
  aPrice,
  aQuestion,
  aTrigger,
  fixedDiscount,
  levelDiscount,
  type ModelParts,
  pick,
  play,
} from '../testing/index.ts';
import { compileModel } from '../visit/compile-model.ts';
import { compileHistory, lowestEarlierPrice, windowBefore } from './lowest-price.ts';

const at = (text: string) => Date.parse(text);
const start = at('2026-11-01T00:00+01:00');
const now = at('2026-11-20T12:00+01:00');
const ourCampaign = aCampaign(1, { validFrom: '2026-11-01', validTo: '2026-11-30', discount: fixedDiscount(40_000) });

/** Terrace 112 costs 10 000 kr, or 12 000 kr together with railing 122. The railing costs 5 000 kr. */
const questions: readonly Question[] = [
  aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001] })], { hasAccessories: true }),
  aQuestion(12, [anAnswer(121), anAnswer(122, { baseAnswerIds: [9002] })]),
];
const baseAnswerPrices = new Map([
  [9001, [aPrice(10_000), aPrice(2000, { rule: 'answer(122)' })]],
  [9002, [aPrice(5000)]],
]);
const model = (parts: ModelParts & { questions?: readonly Question[] } = {}): Model =>
  aModel({ questions, baseAnswerPrices, housePrice: kr(1_000_000), campaigns: [ourCampaign], ...parts });
const today = model();
const both = { 11: 112, 12: 122 };

type Version = readonly [from: string | null, then: Model];

/** Returns the earlier lowest price for these versions. Each version is in force until the next version; the last one is today's. */
function lowest(
  versions: readonly Version[],
  { clicks = both, of = today, starts = { 1: start } as Record<number, number>, moment = now } = {},
) {
  const { compiled, visit } = play(of, clicks);
  const periods = versions.map(([from, then], index): PricePeriod => {
    const to = versions[index + 1]?.[0];
    return { from: from === null ? null : at(from), to: to ? at(to) : null, difference: priceDifference(of, then) };
  });
  const campaignStarts = new Map(Object.entries(starts).map(([id, moment]) => [asCampaignId(Number(id)), moment]));
  return lowestEarlierPrice(compileHistory({ campaignStarts, periods }, compiled), compiled, visit, moment);
}

test('without a discount, lowestEarlierPrice returns null', () => {
  expect(lowest([[null, today]], { moment: at('2026-12-05') })).toBeNull();
  const onlyWithTerrace = { ...ourCampaign, triggers: [aTrigger(answersCondition([pick(11, 112)]))] };
  const of = model({ campaigns: [onlyWithTerrace] });
  expect(lowest([[null, of]], { of, clicks: { 11: 111, 12: 121 } })).toBeNull();
  expect(lowest([[null, of]], { of })).toBe(kr(1_017_000));
});

test('if the range had only one version in the 30 days before the campaign, the earlier lowest price is the ordinary price', () => {
  expect(lowest([[null, today]])).toBe(kr(1_017_000));
});

describe('the 30 days before the campaign', () => {
  test('the 30 days before a campaign are days on Stockholm’s clock and end when the campaign begins', () => {
    expect(windowBefore(start)).toEqual({ from: at('2026-10-02T00:00+02:00'), until: start });
    expect(windowBefore(at('2026-04-10T00:00+02:00')).from).toBe(at('2026-03-11T00:00+01:00'));
  });

  const cheaper = model({ housePrice: kr(950_000), campaigns: [] });
  const dearer = model({ housePrice: kr(1_100_000), campaigns: [] });

  test.each<[string, Version[], number]>([
    [
      'ignores a version that ends at the first moment of the 30 days',
      [
        [null, cheaper],
        ['2026-10-02T00:00+02:00', today],
      ],
      1_017_000,
    ],
    [
      'includes a version that ends a millisecond after the 30 days begin',
      [
        [null, cheaper],
        ['2026-10-02T00:00:00.001+02:00', today],
      ],
      967_000,
    ],
    [
      'includes a version that is in force for one hour within the 30 days',
      [
        [null, today],
        ['2026-10-15T12:00Z', cheaper],
        ['2026-10-15T13:00Z', today],
      ],
      967_000,
    ],
    [
      'includes a version published a millisecond before the campaign',
      [
        [null, dearer],
        ['2026-10-31T23:59:59.999+01:00', today],
      ],
      1_017_000,
    ],
    [
      'ignores a version published at the campaign’s first moment',
      [
        [null, dearer],
        ['2026-11-01T00:00+01:00', today],
      ],
      1_117_000,
    ],
    [
      'is not raised by a dearer version',
      [
        [null, dearer],
        ['2026-10-20T00:00Z', today],
      ],
      1_017_000,
    ],
    [
      'returns the lowest price, whenever in the 30 days it applied',
      [
        [null, today],
        ['2026-10-10', cheaper],
        ['2026-10-12', dearer],
        ['2026-10-20', today],
      ],
      967_000,
    ],
  ])('with versions published at different times, lowestEarlierPrice %s', (_, versions, price) => {
    expect(lowest(versions)).toBe(kr(price));
  });

  test('a discount of another campaign in the 30 days before the campaign lowers the earlier lowest price, even if the other campaign ran for one day or one moment', () => {
    const withCampaign = (parts: Partial<Campaign>) => {
      const of = model({ campaigns: [ourCampaign, aCampaign(2, { discount: fixedDiscount(30_000), ...parts })] });
      return lowest([[null, of]], { of });
    };
    expect(withCampaign({ validFrom: '2026-06-01', validTo: '2026-08-31' })).toBe(kr(1_017_000));
    expect(withCampaign({ validTo: '2026-10-01' })).toBe(kr(1_017_000));
    expect(withCampaign({ validTo: '2026-10-02' })).toBe(kr(987_000));
    expect(withCampaign({ validTo: '2026-10-02T00:00:00+02:00' })).toBe(kr(987_000));
    expect(withCampaign({ validFrom: '2026-10-15', validTo: '2026-10-15' })).toBe(kr(987_000));
    expect(withCampaign({ validFrom: '2026-10-15', validTo: '2026-10-15', disabled: true })).toBe(kr(1_017_000));
    expect(withCampaign({ validFrom: '2026-11-01', validTo: '2026-11-10' })).toBe(kr(1_017_000));
  });

  test('if several campaigns give a discount, the earlier lowest price is the lowest price in all the periods of 30 days before these campaigns', () => {
    const second = aCampaign(2, { validFrom: '2026-11-15', discount: fixedDiscount(20_000) });
    const of = model({ campaigns: [ourCampaign, second] });
    const starts = { 1: start, 2: at('2026-11-15T00:00+01:00') };
    // The first campaign began before the second. Its reduced price is therefore among the prices of the 30 days before the second
    // campaign.
    expect(lowest([[null, of]], { of, starts })).toBe(kr(977_000));
    expect(
      lowest(
        [
          [null, { ...of, housePrice: kr(900_000), campaigns: [] }],
          ['2026-10-10', of],
        ],
        { of, starts },
      ),
    ).toBe(kr(917_000));
  });

  test('for a campaign without a known beginning, lowestEarlierPrice uses the 30 days before now', () => {
    expect(lowest([[null, today]], { starts: {} })).toBe(kr(977_000));
  });
});

describe('today’s selection at the prices of an earlier version', () => {
  const then = (parts: Parameters<typeof model>[0]) =>
    lowest([
      [null, model({ campaigns: [], ...parts })],
      ['2026-10-20', today],
    ]);

  test('lowestEarlierPrice prices today’s selection with the price entries and rules of the earlier version of the range', () => {
    expect(then({ baseAnswerPrices: new Map([[9001, [aPrice(3000)]]]) })).toBe(kr(1_003_000));
    const halfPrice = new Map([
      ...baseAnswerPrices,
      [9001, [aPrice(500, { priceType: 'perUnit', conditionalUnits: [{ rule: 'answer(122)', units: 2 }] })]],
    ] as const);
    expect(then({ baseAnswerPrices: halfPrice })).toBe(kr(1_006_000));
  });

  test('lowestEarlierPrice adds an answer that the earlier version of the range did not have, at today’s price', () => {
    const [terrace, railing] = questions;
    const withoutRailing = [terrace, aQuestion(12, [anAnswer(121, { baseAnswerIds: [9002] })])].filter(
      (one) => one !== undefined,
    );
    const prices = new Map([...baseAnswerPrices, [9001, [aPrice(1000)]]] as const);
    expect(then({ questions: withoutRailing, baseAnswerPrices: prices })).toBe(kr(1_006_000));
    expect(then({ questions: railing ? [railing] : [], baseAnswerPrices: new Map([[9002, [aPrice(1)]]]) })).toBe(kr(1_012_001));
    expect(then({ questions: [], baseAnswerPrices: new Map() })).toBe(kr(1_017_000));
  });

  test('lowestEarlierPrice keeps a selected answer even if a rule of the earlier version of the range refused it', () => {
    const refusing = [
      aQuestion(11, [anAnswer(111), anAnswer(112, { baseAnswerIds: [9001], rule: 'answer(121)' })]),
      questions[1],
    ].filter((one) => one !== undefined);
    expect(then({ questions: refusing, housePrice: kr(999_000) })).toBe(kr(1_016_000));
  });

  test('for a question that only the earlier version of the range has, lowestEarlierPrice adds the price of the default answer', () => {
    const chimney = aQuestion(13, [
      anAnswer(131),
      anAnswer(132, { baseAnswerIds: [9003], isDefaultAnswer: true, rule: 'answer(122)' }),
    ]);
    const parts = {
      questions: [...questions, chimney],
      baseAnswerPrices: new Map([...baseAnswerPrices, [9003, [aPrice(7000)]]] as const),
    };
    expect(then({ ...parts, housePrice: kr(990_000) })).toBe(kr(1_014_000));
  });

  test('if the earlier version did not have an answer, the price of this answer still counts towards the discount levels of that version’s campaign', () => {
    const levels = aCampaign(3, { discount: levelDiscount([5000, 1000], [12_000, 3000]) });
    expect(then({ campaigns: [levels] })).toBe(kr(1_014_000));
    expect(
      then({ campaigns: [levels], questions: questions.slice(1), baseAnswerPrices: new Map([[9002, [aPrice(5000)]]]) }),
    ).toBe(kr(1_014_000));
    expect(then({ campaigns: [levels], baseAnswerPrices: new Map([[9001, [aPrice(6000)]]]) })).toBe(kr(1_005_000));
  });
});

test('for the earlier lowest price, days without the house in the range do not count; if the range had the house on none of the 30 days, this price is the ordinary price', () => {
  const { compiled, visit } = play(today, both);
  const price = (periods: readonly PricePeriod[]) =>
    lowestEarlierPrice(
      compileHistory({ campaignStarts: new Map([[ourCampaign.id, start]]), periods }, compiled),
      compiled,
      visit,
      now,
    );
  const cheap = priceDifference(today, model({ housePrice: kr(1) }));
  expect(price([{ from: at('2026-11-05'), to: null, difference: null }])).toBe(kr(1_017_000));
  expect(
    price([
      { from: null, to: at('2026-10-01'), difference: cheap },
      { from: at('2026-10-20'), to: null, difference: null },
    ]),
  ).toBe(kr(1_017_000));
});

test('if an earlier model has the same prices as today’s model, priceDifference returns null and compileHistory does not compile the earlier model', () => {
  expect(priceDifference(today, { ...today, houseTitle: 'Annan', bundles: [] })).toBeNull();
  const compiled = compileModel(today);
  const history = { campaignStarts: new Map(), periods: [{ from: null, to: null, difference: null }] };
  expect(compileHistory(history, compiled).periods[0]?.compiled).toBe(compiled);
});
