import { asHouseId, kr } from '@gavel/core';
import { expect, test } from 'vitest';
import type { ListedHouse } from './listed-house.ts';
import { countWith, readRefinement, refineHouses, refinementChoices } from './refine-houses.ts';

function aHouse(id: number, title: string, price: number, houseArea: number, rooms: number, floors: number): ListedHouse {
  return {
    id: asHouseId(id),
    slug: title.toLowerCase(),
    title,
    price: kr(price),
    lowestPrice: kr(price),
    campaign: null,
    shortDescription: '',
    houseArea,
    areaKind: 'living',
    buildArea: houseArea,
    rooms,
    floors,
    energyClass: '',
    height: null,
    information: '',
    houseType: 'oneStorey',
    image: '',
    images: [],
    bundles: [],
  };
}

const houses = [
  aHouse(1, 'Al', 2_400_000, 142, 6, 2),
  aHouse(2, 'Bok', 1_890_000, 112, 5, 1),
  { ...aHouse(3, 'Ek', 2_100_000, 124, 5, 1), campaign: { price: kr(1_800_000), earlierLowest: kr(2_100_000) } },
];

const refined = (search: string) => refineHouses(houses, readRefinement(new URLSearchParams(search))).map(({ title }) => title);

test.each([
  ['', ['Al', 'Bok', 'Ek']],
  ['pris=1890000', ['Bok', 'Ek']],
  ['yta=124', ['Al', 'Ek']],
  ['rum=6', ['Al']],
  ['plan=1', ['Bok', 'Ek']],
  ['plan=1&yta=120', ['Ek']],
  ['rum=7', []],
  ['ordning=pris', ['Ek', 'Bok', 'Al']],
  ['ordning=pris-fallande', ['Al', 'Bok', 'Ek']],
  ['ordning=yta', ['Bok', 'Ek', 'Al']],
  ['ordning=yta-fallande', ['Al', 'Ek', 'Bok']],
  ['ordning=rum-fallande&pris=2000000', ['Bok', 'Ek']],
])('refineHouses returns for the address "%s" the houses %j', (search, titles) => {
  expect(refined(search)).toEqual(titles);
});

test('countWith counts the houses that match one value of a filter and all other filters', () => {
  const asked = readRefinement(new URLSearchParams('plan=1&yta=120'));
  expect(countWith(houses, asked, 'plan', '2')).toBe(1);
  expect(countWith(houses, asked, 'rum', '6')).toBe(0);
  expect(countWith(houses, asked, 'yta', '100')).toBe(2);
});

test.each(['pris=', 'pris=dyrt', 'pris=-1', 'yta=0', 'ordning=namn', 'rum=1e3'])(
  'readRefinement ignores the query "%s"',
  (search) => {
    expect(readRefinement(new URLSearchParams(search)).size).toBe(0);
  },
);

test('each option of a filter keeps some of the houses and removes others', () => {
  expect(refinementChoices(houses)).toEqual({
    pris: [2_000_000, 2_250_000],
    yta: [120, 140],
    rum: [6],
    plan: [1, 2],
  });
  expect(refinementChoices([])).toEqual({ pris: [], yta: [], rum: [], plan: [] });
  for (const [name, choices] of Object.entries(refinementChoices(houses)))
    for (const choice of choices) {
      expect(refined(`${name}=${choice}`).length).toBeGreaterThan(0);
      expect(refined(`${name}=${choice}`).length).toBeLessThan(houses.length);
    }
});
