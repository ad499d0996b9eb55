import { type BundleId, choose, type Ore, selectionsOf, startVisit } from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import type { CurrentHouse } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';

/** Whether a house can start with one of its bundles, and if so, the price and the picture of the house with the bundle. */
interface BundleStart {
  /** The title of the answer that makes the bundle impossible; null: the house can start with the bundle. */
  readonly refusedAnswer: string | null;
  /** The ordinary price of the house with the bundle; null: the bundle is not possible. */
  readonly price: Ore | null;
  /** The address of the picture of the house with the bundle; null: the bundle is not possible. */
  readonly image: string | null;
}

/** Returns for each bundle of a house whether the house can start with it in a municipality, and at which price. */
export type BundleStarts = (house: CurrentHouse, municipality: PublishedMunicipality) => ReadonlyMap<BundleId, BundleStart>;

/** Returns a function that tries each bundle once in each municipality, and keeps the result until the house changes in the range. */
export function bundleStarts(models: RangeModels): BundleStarts {
  const known = new WeakMap<CurrentHouse, Map<string, ReadonlyMap<BundleId, BundleStart>>>();
  return (house, municipality) => {
    const starts = known.get(house) ?? new Map<string, ReadonlyMap<BundleId, BundleStart>>();
    known.set(house, starts);
    const found = starts.get(municipality.id) ?? tried(models, house, municipality);
    starts.set(municipality.id, found);
    return found;
  };
}

function tried(
  models: RangeModels,
  { id: houseId, webConfiguration, webConfigurationVersion: version }: CurrentHouse,
  { id: municipalityId, areaCode, name: municipalityName }: PublishedMunicipality,
): ReadonlyMap<BundleId, BundleStart> {
  if (webConfiguration.bundles.length === 0) return new Map();
  const compiled = models({ webConfiguration, version, areaCode, municipalityName });
  const { visit } = startVisit(compiled);
  const titles = new Map(
    webConfiguration.sections.flatMap(({ questions }) =>
      questions.flatMap((question) => question.answers.map(({ id, title }) => [id, title])),
    ),
  );
  return new Map(
    webConfiguration.bundles.map(({ id, answers }): [BundleId, BundleStart] => {
      const { refused, visit: after } = choose(compiled, visit, answers);
      const [first] = refused;
      if (first) return [id, { refusedAnswer: titles.get(first.answerId) ?? '', price: null, image: null }];
      const chosen = [...selectionsOf(compiled, after).values()].join('.');
      const image = `/media/houses/${houseId}.jpg?municipality=${municipalityId}&answers=${chosen}`;
      return [id, { refusedAnswer: null, price: after.ordinaryPrice, image }];
    }),
  );
}
