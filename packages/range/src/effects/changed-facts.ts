import type { PublishedRange } from '../stored/published-range.ts';

/** The name of a number or a setting of the range that visitors see, or that decides what a page shows or whether a house fits a plot. */
type FactName =
  | 'floorArea'
  | 'buildArea'
  | 'rooms'
  | 'floors'
  | 'height'
  | 'energyClass'
  | 'storeyHeights'
  | 'priceArea'
  | 'plotPrice'
  | 'plotArea'
  | 'plotMunicipality'
  | 'maxBuildArea'
  | 'maxHeight'
  | 'otherCostFrom'
  | 'otherCostTo'
  | 'interest'
  | 'downPayment'
  | 'accessories'
  | 'quick'
  | 'hidePrice';

export interface ChangedFact {
  readonly name: FactName;
  /** The title of the house, municipality, plot, cost or question; empty: the fact is about the whole site. */
  readonly title: string;
  /**
   * A number or a name, as written in the range files; empty: the range does not state it, or the builder does not deliver there. For a
   * setting of a question: `true` or `false`.
   */
  readonly before: string;
  readonly after: string;
}

/** Returns the facts that differ, for the whole site and for the houses, municipalities, plots, costs and questions of both ranges. */
export function changedFacts(before: PublishedRange, after: PublishedRange): readonly ChangedFact[] {
  const old = new Map(factsOf(before).map((fact) => [fact.of, fact.value]));
  return factsOf(after).flatMap(({ of, name, title, value }): ChangedFact[] => {
    const was = old.get(of);
    return was === undefined || was === value ? [] : [{ name, title, before: was, after: value }];
  });
}

interface Fact {
  /** The key of the fact. The same fact has the same key in both ranges. */
  readonly of: string;
  readonly name: FactName;
  readonly title: string;
  readonly value: string;
}

function factsOf(range: PublishedRange): readonly Fact[] {
  return [...houseFacts(range), ...placeFacts(range), ...costFacts(range), ...questionFacts(range)];
}

function houseFacts({ houses }: PublishedRange): readonly Fact[] {
  return houses.flatMap(({ key, title, houseArea, buildArea, rooms, floors, height, energyClass, plan }) => {
    const storeyHeights = plan?.storeys.map((storey) => String(storey.height)).join(' + ');
    return listed(`house ${key}`, title, { floorArea: houseArea, buildArea, rooms, floors, height, energyClass, storeyHeights });
  });
}

/** Returns the facts about municipalities and plots. The price area of a municipality without deliveries is empty. */
function placeFacts({ municipalities, areas, plots }: PublishedRange): readonly Fact[] {
  const names = new Map(areas.map(({ code, name }) => [code, name]));
  return [
    ...municipalities.flatMap(({ id, name, areaCode, denied }) =>
      listed(`municipality ${id}`, name, { priceArea: denied ? null : (names.get(areaCode) ?? areaCode) }),
    ),
    ...plots.flatMap(({ id, address, municipalityName, landArea, price, maxBuildArea, maxHeight }) =>
      listed(`plot ${id}`, address, {
        plotPrice: price / 100,
        plotArea: landArea,
        plotMunicipality: municipalityName,
        maxBuildArea,
        maxHeight,
      }),
    ),
  ];
}

function costFacts({ brand: { otherCosts, monthlyCost } }: PublishedRange): readonly Fact[] {
  return [
    ...listed('brand', '', { interest: monthlyCost?.interestPercent, downPayment: monthlyCost?.downPaymentPercent }),
    ...otherCosts.flatMap(({ title, from, to }) =>
      listed(`cost ${title}`, title, { otherCostFrom: from / 100, otherCostTo: to / 100 }),
    ),
  ];
}

function questionFacts({ houses }: PublishedRange): readonly Fact[] {
  const all = houses.flatMap(({ webConfiguration }) => webConfiguration.sections.flatMap(({ questions }) => questions));
  return [...new Map(all.map((question) => [question.id, question])).values()].flatMap(
    ({ id, title, hasAccessories, quick, hidePrice }) =>
      listed(`question ${id}`, title, { accessories: hasAccessories, quick, hidePrice }),
  );
}

type Values = { readonly [Name in FactName]?: string | number | boolean | null | undefined };

function listed(of: string, title: string, values: Values): readonly Fact[] {
  return Object.entries(values).map(([name, value]) => {
    return {
      of: `${of} ${name}`,
      name: name as FactName,
      title,
      value: value === null || value === undefined ? '' : String(value),
    };
  });
}
