import { type BundleId, choose, startVisit } from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import type { CurrentHouse } from '../range/current-range.ts';
import type { RangeModels } from '../range/range-models.ts';

/** Of each bundle that a house cannot begin with in a municipality the title of the answer that is refused. */
export type RefusedAnswers = (house: CurrentHouse, municipality: PublishedMunicipality) => ReadonlyMap<BundleId, string>;

/** Tries each bundle once, as long as the house is the same. */
export function refusedAnswers(models: RangeModels): RefusedAnswers {
  const known = new WeakMap<CurrentHouse, Map<string, ReadonlyMap<BundleId, string>>>();
  return (house, municipality) => {
    const refused = known.get(house) ?? new Map<string, ReadonlyMap<BundleId, string>>();
    known.set(house, refused);
    const found = refused.get(municipality.id) ?? tried(models, house, municipality);
    refused.set(municipality.id, found);
    return found;
  };
}

function tried(
  models: RangeModels,
  { webConfiguration, webConfigurationVersion: version }: CurrentHouse,
  { areaCode, name: municipalityName }: PublishedMunicipality,
): ReadonlyMap<BundleId, string> {
  if (webConfiguration.bundles.length === 0) return new Map();
  const compiled = models({ webConfiguration, version, areaCode, municipalityName });
  const { visit } = startVisit(compiled);
  const answers = new Map(
    webConfiguration.sections.flatMap(({ questions }) =>
      questions.flatMap((question) => question.answers.map(({ id, title }) => [id, title])),
    ),
  );
  return new Map(
    webConfiguration.bundles.flatMap(({ id, answers: picks }) => {
      const [first] = choose(compiled, visit, picks).refused;
      return first ? [[id, answers.get(first.answerId) ?? '']] : [];
    }),
  );
}
