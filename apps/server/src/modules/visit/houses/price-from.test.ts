import { fileURLToPath } from 'node:url';
import { kr } from '@gavel/core';
import { publishRange } from '@gavel/range/publishing';
import { expect, test } from 'vitest';
import { anAnswer, aPrice, aQuestion, aSection } from '../../../testing/a-published-question.ts';
import { aHouse, aPublishedRange, aWebConfiguration } from '../../../testing/a-published-range.ts';
import { aCurrentRange, now } from '../../../testing/a-server.ts';
import { type PriceFrom, pricesFrom } from './price-from.ts';
import { passingPrices } from './remembered-prices.ts';

test('the starting price of a house is right in every price area if rules change the price in one municipality, in several municipalities, or in all except some', () => {
  const prices = {
    9001: [{ ...aPrice(7000), rule: 'municipality == "Umeå" || municipality in ["Habo", "Ale"]' }],
    9002: [aPrice(500)],
  };
  const webConfiguration = aWebConfiguration(10, 'Sjövik', {
    sections: [
      aSection(1, 'Ute', [
        aQuestion(11, 'Altan', [anAnswer(111, 11, { isDefaultAnswer: true, baseAnswerIds: [9001] })]),
        aQuestion(12, 'Räcke', [
          anAnswer(121, 12, { isDefaultAnswer: true, baseAnswerIds: [9002], rule: '!(municipality in ["Umeå", "Ale"])' }),
        ]),
      ]),
    ],
    baseAnswerPrices: { N: prices, S: prices },
    bundles: [],
  });
  const range = aCurrentRange(aPublishedRange({ houses: [aHouse(1, 'Sjövik', { webConfiguration })] }));
  const [house] = range.houses;
  if (!house) throw new Error('no house');
  const municipality = (name: string, areaCode: string) => ({ id: name, name, areaCode, county: '', denied: false });
  const priceFrom = pricesFrom(passingPrices());
  const asked = [
    ['Umeå', 'N'],
    ['Ale', 'S'],
    ['Habo', 'S'],
    ['Habo', 'N'],
    ['Malmö', 'S'],
    ['Kiruna', 'N'],
  ] as const;
  expect(asked.map(([name, area]) => priceFrom(range, house, [municipality(name, area)]).price)).toEqual([
    kr(2_007_000),
    kr(1_907_000),
    kr(1_907_500),
    kr(2_007_500),
    kr(1_900_500),
    kr(2_000_500),
  ]);
  const all = asked.map(([name, area]) => municipality(name, area));
  for (const _ of ['reckoned', 'known'])
    expect(priceFrom(range, house, all)).toEqual({ price: kr(1_900_500), municipality: all[4] });
});

test('the starting prices that were calculated when the range was checked are equal to newly calculated ones, and the server uses them only for this range', async () => {
  const folder = fileURLToPath(new URL('../../../../../web/testing/range', import.meta.url));
  const { range: published, startPrices } = await publishRange(folder, now);
  if (!published) throw new Error('the range has faults');
  const range = aCurrentRange(published);
  const pricesOf = (priceFrom: PriceFrom) => range.houses.map((house) => priceFrom(range, house, range.municipalities).price);
  let compiled = 0;
  const counted = pricesFrom(passingPrices(), { contentHash: range.contentHash, startPrices }, () => {
    compiled += 1;
    return kr(0);
  });
  expect(pricesOf(counted)).toEqual(pricesOf(pricesFrom(passingPrices())));
  expect(compiled).toBe(0);
  // Prices that were calculated for another range must not be used.
  pricesOf(
    pricesFrom(passingPrices(), { contentHash: 'another', startPrices }, () => {
      compiled += 1;
      return kr(0);
    }),
  );
  expect(compiled).toBeGreaterThan(range.houses.length);
});
