import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import {
  aHouse,
  anAnswer,
  aPrice,
  aPublishedRange,
  aQuestion,
  aSection,
  aWebConfiguration,
} from '../../testing/a-published-range.ts';
import { aCurrentRange } from '../../testing/a-server.ts';
import { pricesFrom } from './price-from.ts';
import { passingPrices } from './remembered-prices.ts';

test('what a rule of one municipality, of several or of all others makes dearer is told apart, in every area', () => {
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
