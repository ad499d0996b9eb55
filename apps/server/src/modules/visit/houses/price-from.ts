import { compileModel, type Ore, startVisit } from '@gavel/core';
import { assembleModel, type PublishedHouse, type PublishedMunicipality, type PublishedRange } from '@gavel/range';
import type { CurrentRange } from '../../range/current-range.ts';
import type { WorkedOut } from '../../range/publish-folder.ts';
import type { PriceMemory } from './remembered-prices.ts';

/**
 * Returns the starting price (Pris från) of a house, and the first municipality in which the house has it. The starting price is the lowest
 * ordinary price with default answers in the given municipalities. The list must contain at least one municipality.
 */
export type PriceFrom = (
  range: Pick<CurrentRange, 'contentHash'>,
  house: PricedHouse,
  municipalities: readonly PublishedMunicipality[],
) => FoundPrice;

/** The parts of a house that decide its starting price. */
type PricedHouse = Pick<PublishedHouse, 'id' | 'webConfiguration'>;

interface FoundPrice {
  readonly price: Ore;
  /** The first municipality in which the house has the lowest price. */
  readonly municipality: PublishedMunicipality;
}

/**
 * Returns a function that finds the starting price of a house. It calculates a price only once for all municipalities that the rules of the
 * house treat in the same way. It searches each list of municipalities for the lowest price only once.
 * @param memory stores the calculated prices of the current range
 * @param worked the prices that were calculated when the range was checked, so that a starting server need not compile all rules again
 * @param priceOf calculates a price; tests replace it to count the calls
 */
export function pricesFrom(
  memory: PriceMemory,
  worked: WorkedOut | null = null,
  priceOf: PriceOf = priceWithDefaults,
): PriceFrom {
  const atStart = new Map(
    worked?.startPrices.map(({ houseId, municipalityId, price }) => [`${houseId} ${municipalityId}`, price]),
  );
  const known = new WeakMap<PricedHouse, KnownHouse>();
  return ({ contentHash }, house, municipalities) => {
    const about = known.get(house) ?? { named: namedTogether(house), lowestOf: new WeakMap() };
    known.set(house, about);
    const before = about.lowestOf.get(municipalities);
    if (before) return before;
    const prices = memory.of(contentHash);
    const many = prices.size;
    if (contentHash === worked?.contentHash) {
      for (const municipality of municipalities) {
        const price = atStart.get(`${house.id} ${municipality.id}`);
        if (price !== undefined) prices.set(nameOf(house, municipality, about.named), price);
      }
    }
    const lowest = lowestIn(house, municipalities, about.named, prices, priceOf);
    if (prices.size > many) memory.keep();
    about.lowestOf.set(municipalities, lowest);
    return lowest;
  };
}

interface KnownHouse {
  /** For each condition about municipalities in the rules of the house, the set of the municipality names in that condition. */
  readonly named: readonly ReadonlySet<string>[];
  /**
   * The lowest price for each list of municipalities. As long as the range is the same, all HTTP requests that name no municipality use the
   * same list.
   */
  readonly lowestOf: WeakMap<readonly PublishedMunicipality[], FoundPrice>;
}

type PriceOf = (house: PricedHouse, municipality: PublishedMunicipality) => Ore;

/**
 * Returns the lowest price of the house in these municipalities.
 * @param prices the known prices by `nameOf`; missing prices are calculated and added
 */
function lowestIn(
  house: PricedHouse,
  municipalities: readonly PublishedMunicipality[],
  named: KnownHouse['named'],
  prices: Map<string, Ore>,
  priceOf: PriceOf,
): FoundPrice {
  const priceIn = (municipality: PublishedMunicipality): Ore => {
    const key = nameOf(house, municipality, named);
    const price = prices.get(key) ?? priceOf(house, municipality);
    prices.set(key, price);
    return price;
  };
  const found = municipalities.map((municipality) => ({ municipality, price: priceIn(municipality) }));
  return found.reduce((lowest, one) => (one.price < lowest.price ? one : lowest));
}

/**
 * Returns a key of a price. The key is the same for all municipalities of a price area that the rules of the house treat in the same way.
 */
function nameOf({ id }: PricedHouse, { areaCode, name }: PublishedMunicipality, named: KnownHouse['named']): string {
  return `${id} ${areaCode} ${named.map((names) => (names.has(name) ? 1 : 0)).join('')}`;
}

function priceWithDefaults({ webConfiguration }: PricedHouse, { areaCode, name }: PublishedMunicipality): Ore {
  return startVisit(compileModel(assembleModel(webConfiguration, areaCode, name))).visit.ordinaryPrice;
}

/** Returns the different lists of names with which rules compare `municipality`: the rules of questions, answers, prices and quantities. */
function namedTogether({ webConfiguration: { sections, baseAnswerPrices } }: PricedHouse): Set<string>[] {
  const questions = sections.flatMap((section) => section.questions);
  const entries = Object.values(baseAnswerPrices).flatMap((area) => Object.values(area).flat());
  const rules = [
    ...questions.flatMap(({ rule, answers }) => [rule, ...answers.map((answer) => answer.rule)]),
    ...entries.flatMap(({ rule, conditionalUnits }) => [rule, ...conditionalUnits.map((units) => units.rule)]),
  ];
  const atoms = rules.flatMap((rule) => [...rule.matchAll(/municipality\s*(?:==|!=|in)\s*(\[[^\]]*\]|"[^"]*")/g)]);
  const distinct = new Set(atoms.map(([, names = '']) => names));
  return [...distinct].map((names) => new Set([...names.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)));
}

type WithMunicipalities = Pick<PublishedRange, 'municipalities'>;
const delivered = new WeakMap<WithMunicipalities, readonly PublishedMunicipality[]>();

/**
 * Returns the municipalities to which the builder delivers, as the same list each time: `PriceFrom` keeps the lowest price of each list. If
 * the builder delivers nowhere, returns all municipalities, because a house needs a price.
 */
export function deliveredIn(range: WithMunicipalities): readonly PublishedMunicipality[] {
  const known = delivered.get(range);
  if (known) return known;
  const some = range.municipalities.filter(({ denied }) => !denied);
  const list = some.length > 0 ? some : range.municipalities;
  delivered.set(range, list);
  return list;
}
