import { compileModel, type Ore, startVisit } from '@gavel/core';
import { assembleModel, type PublishedMunicipality } from '@gavel/range';
import type { CurrentHouse } from '../range/current-range.ts';

/** "Pris från": the lowest total with default answers before campaigns, of all the municipalities given (at least one), and where it is. */
export type PriceFrom = (house: CurrentHouse, municipalities: readonly PublishedMunicipality[]) => FoundPrice;

interface FoundPrice {
  readonly price: Ore;
  /** The first of those with the lowest. */
  readonly municipality: PublishedMunicipality;
}

/** Works out each house's price once for all municipalities that its rules cannot tell apart, and the lowest once for each list of them. */
export function pricesFrom(): PriceFrom {
  const known = new WeakMap<CurrentHouse, HousePrices>();
  return (house, municipalities) => {
    const prices = known.get(house) ?? { named: namedTogether(house), ofAlike: new Map(), lowestOf: new WeakMap() };
    known.set(house, prices);
    const lowest = prices.lowestOf.get(municipalities) ?? lowestIn(house, municipalities, prices);
    prices.lowestOf.set(municipalities, lowest);
    return lowest;
  };
}

interface HousePrices {
  /** The municipalities that each atom of a rule names. */
  readonly named: readonly ReadonlySet<string>[];
  /** By `alike`. */
  readonly ofAlike: Map<string, Ore>;
  /** A published range has one list of all its municipalities, which is asked for again and again. */
  readonly lowestOf: WeakMap<readonly PublishedMunicipality[], FoundPrice>;
}

function lowestIn(house: CurrentHouse, municipalities: readonly PublishedMunicipality[], prices: HousePrices): FoundPrice {
  const found = municipalities.map((municipality) => ({ municipality, price: priceIn(house, municipality, prices) }));
  return found.reduce((lowest, one) => (one.price < lowest.price ? one : lowest));
}

function priceIn(house: CurrentHouse, municipality: PublishedMunicipality, { named, ofAlike }: HousePrices): Ore {
  const key = alike(municipality, named);
  const price = ofAlike.get(key) ?? priceWithDefaults(house, municipality);
  ofAlike.set(key, price);
  return price;
}

/** The same for municipalities of an area that every atom names together or not at all: no rule can tell them apart. */
function alike({ areaCode, name }: PublishedMunicipality, named: readonly ReadonlySet<string>[]): string {
  return `${areaCode} ${named.map((names) => (names.has(name) ? 1 : 0)).join('')}`;
}

function priceWithDefaults({ webConfiguration }: CurrentHouse, { areaCode, name }: PublishedMunicipality): Ore {
  return startVisit(compileModel(assembleModel(webConfiguration, areaCode, name))).visit.ordinaryPrice;
}

/** What follows `municipality` in the rules of questions, answers, prices and units, each once. */
function namedTogether({ webConfiguration: { sections, baseAnswerPrices } }: CurrentHouse): Set<string>[] {
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
