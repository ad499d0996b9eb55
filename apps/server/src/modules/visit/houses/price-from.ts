import { compileModel, type Ore, startVisit } from '@gavel/core';
import { assembleModel, type PublishedMunicipality } from '@gavel/range';
import type { CurrentHouse, CurrentRange } from '../../range/current-range.ts';
import type { WorkedOut } from '../../range/publish-folder.ts';
import type { PriceMemory } from './remembered-prices.ts';

/** "Pris från": the lowest total with default answers before campaigns, of all the municipalities given (at least one), and where it is. */
export type PriceFrom = (
  range: Pick<CurrentRange, 'contentHash'>,
  house: CurrentHouse,
  municipalities: readonly PublishedMunicipality[],
) => FoundPrice;

interface FoundPrice {
  readonly price: Ore;
  /** The first of those with the lowest. */
  readonly municipality: PublishedMunicipality;
}

/**
 * Works out each house's price once for all municipalities that its rules cannot tell apart, and the lowest once for each list of them.
 * @param worked what was worked out when the range was checked: a start compiles all its rules no second time
 * @param priceOf tests count it
 */
export function pricesFrom(
  memory: PriceMemory,
  worked: WorkedOut | null = null,
  priceOf: PriceOf = priceWithDefaults,
): PriceFrom {
  const atStart = new Map(
    worked?.startPrices.map(({ houseId, municipalityId, price }) => [`${houseId} ${municipalityId}`, price]),
  );
  const known = new WeakMap<CurrentHouse, KnownHouse>();
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
  /** The municipalities that each atom of a rule names. */
  readonly named: readonly ReadonlySet<string>[];
  /** A published range has one list of all its municipalities, which is asked for again and again. */
  readonly lowestOf: WeakMap<readonly PublishedMunicipality[], FoundPrice>;
}

type PriceOf = (house: CurrentHouse, municipality: PublishedMunicipality) => Ore;

/** @param prices by `nameOf`; what is not there is worked out and put there */
function lowestIn(
  house: CurrentHouse,
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

/** The same for municipalities of an area that every atom names together or not at all: no rule can tell them apart. */
function nameOf({ id }: CurrentHouse, { areaCode, name }: PublishedMunicipality, named: KnownHouse['named']): string {
  return `${id} ${areaCode} ${named.map((names) => (names.has(name) ? 1 : 0)).join('')}`;
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
