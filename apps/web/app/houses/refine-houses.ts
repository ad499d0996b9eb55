import { kr, type Ore, toKr } from '@gavel/core';
import type { ListedHouse } from './listed-house.ts';

/** What a list is narrowed to and how it is ordered, each under its name in the address: `?pris=2500000&ordning=yta`. */
export const REFINEMENTS = ['pris', 'yta', 'rum', 'plan', 'ordning'] as const;
export type RefinementName = (typeof REFINEMENTS)[number];

/** The orders that a list can have; the builder's own is none of them. */
export const ORDERS = ['pris', 'pris-fallande', 'yta', 'yta-fallande', 'rum-fallande'] as const;
type Order = (typeof ORDERS)[number];

const isOrder = (text: string | null): text is Order => ORDERS.some((order) => order === text);

/** What an address asks for under each name, as it is written; absent where it asks for nothing that is known. */
export function readRefinement(search: URLSearchParams): ReadonlyMap<RefinementName, string> {
  return new Map(
    REFINEMENTS.flatMap((name) => {
      const value = search.get(name);
      const isKnown = name === 'ordning' ? isOrder(value) : /^[1-9]\d{0,8}$/.test(value ?? '');
      return value !== null && isKnown ? [[name, value] as const] : [];
    }),
  );
}

/** The houses that fit: at most so dear (kr), at least so large (m²) and with so many rooms, with just so many floors; in the order asked for. */
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

/** What each can be narrowed to so that it leaves some of the houses and not all; in kr, m², rooms and floors. */
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

/** kr and m². */
const PRICE_STEP = 250_000;
const AREA_STEP = 20;

/** What it costs from: under a campaign with what that takes off. */
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

/** From the least to the most of them. */
function steps(figures: readonly number[], step: number): readonly number[] {
  if (figures.length === 0) return [];
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => least + at * step);
}
