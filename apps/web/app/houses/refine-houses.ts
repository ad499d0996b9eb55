import { kr, type Ore, toKr } from '@gavel/core';
import type { ListedHouse } from './listed-house.ts';

/** The parameters for the filters and the sort order of a list: `?pris=2500000&ordning=yta`. */
export const REFINEMENTS = ['pris', 'yta', 'rum', 'plan', 'ordning'] as const;
export type RefinementName = (typeof REFINEMENTS)[number];

/** The sort orders in addresses. The builder’s own order has no name, because it needs no parameter. */
export const ORDERS = ['pris', 'pris-fallande', 'yta', 'yta-fallande', 'rum-fallande'] as const;
type Order = (typeof ORDERS)[number];

const isOrder = (text: string | null): text is Order => ORDERS.some((order) => order === text);

/** Returns the valid filters and the sort order of an address, as the texts in the address. Leaves out unknown values. */
export function readRefinement(search: URLSearchParams): ReadonlyMap<RefinementName, string> {
  return new Map(
    REFINEMENTS.flatMap((name) => {
      const value = search.get(name);
      const isKnown = name === 'ordning' ? isOrder(value) : /^[1-9]\d{0,8}$/.test(value ?? '');
      return value !== null && isKnown ? [[name, value] as const] : [];
    }),
  );
}

/**
 * Returns the houses that match: up to a price (kr), from an area (m²), from a number of rooms, and with exactly this number of floors.
 * Returns them in the requested order.
 */
export function refineHouses(houses: readonly ListedHouse[], asked: ReadonlyMap<RefinementName, string>): readonly ListedHouse[] {
  const figure = (name: RefinementName) => (asked.has(name) ? Number(asked.get(name)) : null);
  const [price, area, rooms, floors] = [figure('pris'), figure('yta'), figure('rum'), figure('plan')];
  const fitting = houses.filter(
    (house) =>
      (price === null || priceOf(house) <= kr(price)) &&
      (area === null || house.houseArea >= area) &&
      (rooms === null || house.rooms >= rooms) &&
      (floors === null || house.floors === floors),
  );
  const order = asked.get('ordning') ?? null;
  return isOrder(order) ? fitting.toSorted(comparisons[order]) : fitting;
}

/** Returns how many houses would match if one filter had another value and the other filters stayed the same. */
export function countWith(
  houses: readonly ListedHouse[],
  asked: ReadonlyMap<RefinementName, string>,
  name: RefinementName,
  value: string,
): number {
  return refineHouses(houses, new Map([...asked, [name, value]])).length;
}

/** Returns the options of each filter that keep some of the houses and remove others; in kr, m², rooms and floors. */
export function refinementChoices(
  houses: readonly ListedHouse[],
): Readonly<Record<'pris' | 'yta' | 'rum' | 'plan', readonly number[]>> {
  const floors = distinct(houses.map((house) => house.floors));
  return {
    pris: steps(
      houses.map((house) => Math.ceil(toKr(priceOf(house)) / PRICE_STEP) * PRICE_STEP),
      PRICE_STEP,
    ).slice(0, -1),
    yta: steps(
      houses.map((house) => Math.floor(house.houseArea / AREA_STEP) * AREA_STEP),
      AREA_STEP,
    ).slice(1),
    rum: distinct(houses.map((house) => house.rooms)).slice(1),
    plan: floors.length > 1 ? floors : [],
  };
}

/** The distance between two options for the price (kr), and for the area (m²). */
const PRICE_STEP = 250_000;
const AREA_STEP = 20;

/** Returns the price of a house; during a campaign, the campaign price. */
function priceOf({ price, campaign }: ListedHouse): Ore {
  return campaign?.price ?? price;
}

const comparisons: Readonly<Record<Order, (a: ListedHouse, b: ListedHouse) => number>> = {
  pris: (a, b) => priceOf(a) - priceOf(b),
  'pris-fallande': (a, b) => priceOf(b) - priceOf(a),
  yta: (a, b) => a.houseArea - b.houseArea,
  'yta-fallande': (a, b) => b.houseArea - a.houseArea,
  'rum-fallande': (a, b) => b.rooms - a.rooms,
};

function distinct(figures: readonly number[]): readonly number[] {
  return [...new Set(figures)].toSorted((a, b) => a - b);
}

/** Returns all multiples of `step` from the smallest to the largest of the numbers, which are multiples of `step` too. */
function steps(figures: readonly number[], step: number): readonly number[] {
  if (figures.length === 0) return [];
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => least + at * step);
}
