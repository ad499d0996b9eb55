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

/** Works out each house's price once for all municipalities that its rules cannot tell apart. */
export function pricesFrom(): PriceFrom {
  const known = new WeakMap<CurrentHouse, HousePrices>();
  return (house, municipalities) => {
    const prices = known.get(house) ?? { named: namedInRules(house), byMunicipality: new Map() };
    known.set(house, prices);
    const found = municipalities.map((municipality) => ({ municipality, price: priceIn(house, municipality, prices) }));
    return found.reduce((lowest, one) => (one.price < lowest.price ? one : lowest));
  };
}

interface HousePrices {
  /** Municipalities that a rule names. All others of an area are the same to it. */
  readonly named: ReadonlySet<string>;
  readonly byMunicipality: Map<string, Ore>;
}

function priceIn(house: CurrentHouse, { areaCode, name }: PublishedMunicipality, { named, byMunicipality }: HousePrices): Ore {
  const key = JSON.stringify([areaCode, named.has(name) ? name : null]);
  const price = byMunicipality.get(key) ?? priceWithDefaults(house, areaCode, name);
  byMunicipality.set(key, price);
  return price;
}

function priceWithDefaults({ webConfiguration }: CurrentHouse, areaCode: string, municipalityName: string): Ore {
  return startVisit(compileModel(assembleModel(webConfiguration, areaCode, municipalityName))).visit.ordinaryPrice;
}

/** Everything in double quotes in the rules of questions, answers, prices and units: names of municipalities. */
function namedInRules({ webConfiguration: { sections, baseAnswerPrices } }: CurrentHouse): Set<string> {
  const questions = sections.flatMap((section) => section.questions);
  const entries = Object.values(baseAnswerPrices).flatMap((area) => Object.values(area).flat());
  const rules = [
    ...questions.flatMap(({ rule, answers }) => [rule, ...answers.map((answer) => answer.rule)]),
    ...entries.flatMap(({ rule, conditionalUnits }) => [rule, ...conditionalUnits.map((units) => units.rule)]),
  ];
  return new Set(rules.flatMap((rule) => [...rule.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name)));
}
