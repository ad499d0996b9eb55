import { kr } from '@gavel/core';
import type { PublishedRange, WebConfiguration } from '@gavel/range';
import { expect, test } from 'vitest';
import { aCampaign, aPublishedRange } from '../../../testing/a-published-range.ts';
import { reviewReasons } from './review-reasons.ts';

const campaign = aCampaign(1);
const plain = aPublishedRange();
const range = withModel(plain, { campaigns: [campaign] });
const title = plain.houses[0]?.webConfiguration.houseTitle ?? '';

/** Returns why a changed range needs a review, if houses with standard answers have these prices and the limit is 5 percent. */
function reasons(after: PublishedRange, ...prices: readonly (readonly [before: number, after: number])[]) {
  const houses = prices.map(([from, to]) => ({ house: title, area: 'Norr', before: kr(from), after: kr(to) }));
  return reviewReasons(5, range, { range: after, houses });
}

/** Returns the range with these parts in the web configuration of its first house. */
function withModel(of: PublishedRange, model: Partial<WebConfiguration>): PublishedRange {
  const houses = of.houses.map((house, at) =>
    at === 0 ? { ...house, webConfiguration: { ...house.webConfiguration, ...model } } : house,
  );
  return { ...of, houses };
}

test('a draft needs a review if it raises or lowers a price by a higher percentage than the limit; the reason for the review names the largest change', () => {
  expect(reasons(range, [1000, 1050])).toEqual([]);
  expect(reasons(range, [1000, 1051])).toEqual([{ kind: 'price', title, percent: 5.1 }]);
  expect(reasons(range, [1000, 1060], [1000, 900])).toEqual([{ kind: 'price', title, percent: -10 }]);
});

test('if the builder has set no limit for price changes, no draft needs a review', () => {
  const houses = [{ house: title, area: 'Norr', before: kr(1000), after: kr(2000) }];
  expect(reviewReasons(null, range, { range, houses })).toEqual([]);
});

test('a draft needs a review if it changes a rule of a question or a rule of a price', () => {
  const [section] = range.houses[0]?.webConfiguration.sections ?? [];
  const [question] = section?.questions ?? [];
  if (!section || !question) throw new Error('the house of the tests has no question');
  const ruled = { ...section, questions: [{ ...question, rule: 'sideBuilding' }] };
  expect(reasons(withModel(range, { sections: [ruled] }))).toEqual([{ kind: 'rules', title: '', percent: null }]);
  const entry = { price: 1, priceType: 'fixed', rule: 'sideBuilding', conditionalUnits: [] } as const;
  expect(reasons(withModel(range, { baseAnswerPrices: { N: { 1: [entry] } } }))).toMatchObject([{ kind: 'rules' }]);
});

test('a draft that only lists the price areas in another sequence, with unchanged prices, needs no review', () => {
  const entry = { price: 1, priceType: 'fixed', rule: 'sideBuilding', conditionalUnits: [] } as const;
  const before = withModel(range, { baseAnswerPrices: { S: { 1: [entry] }, North: { 1: [entry] } } });
  const after = withModel(range, { baseAnswerPrices: { North: { 1: [entry] }, S: { 1: [entry] } } });
  expect(reviewReasons(5, before, { range: after, houses: [] })).toEqual([]);
});

test('a draft needs a review if it removes a house or turns off a campaign', () => {
  const [gone, ...others] = range.houses;
  const only = withModel({ ...range, houses: others }, { campaigns: [campaign] });
  expect(reasons(only)).toMatchObject([{ kind: 'house', title: gone?.title }]);
  const off = withModel(range, { campaigns: [{ ...campaign, disabled: true }] });
  expect(reasons(off)).toMatchObject([{ kind: 'campaign', title: campaign.title }]);
});
