import {
  type AnswerId,
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asBundleId,
  asCampaignId,
  asConsentId,
  asHouseId,
  asPlotId,
  asQuestionId,
  asSectionId,
  asWebConfigurationId,
  type BaseAnswerId,
  type BaseQuestionId,
  type BundleId,
  type CampaignId,
  type ConsentId,
  type HouseId,
  type PlotId,
  type QuestionId,
  type SectionId,
  type WebConfigurationId,
} from '@gavel/core';
import { type IdSpace, type IdsLock, idSpaces } from '../source/ids-lock.ts';
import { ownBaseKey } from '../source/price-entries.ts';
import type { Source } from '../source/source.ts';

/** Returns the id of a key. Throws for a key without an id: call `assignIds` first. */
export type Ids = <Space extends IdSpace>(space: Space, key: string) => IdIn[Space];

interface IdIn {
  readonly questions: QuestionId;
  readonly answers: AnswerId;
  readonly baseQuestions: BaseQuestionId;
  readonly baseAnswers: BaseAnswerId;
  readonly sections: SectionId;
  readonly houses: HouseId;
  readonly webConfigurations: WebConfigurationId;
  readonly bundles: BundleId;
  readonly campaigns: CampaignId;
  readonly plots: PlotId;
  readonly consents: ConsentId;
}

const idIn: { readonly [Space in IdSpace]: (id: number) => IdIn[Space] } = {
  sections: asSectionId,
  questions: asQuestionId,
  answers: asAnswerId,
  baseQuestions: asBaseQuestionId,
  baseAnswers: asBaseAnswerId,
  houses: asHouseId,
  webConfigurations: asWebConfigurationId,
  bundles: asBundleId,
  campaigns: asCampaignId,
  plots: asPlotId,
  consents: asConsentId,
};

/**
 * Returns the lock (key → id) with an id for every key of the source. Keys of the given lock keep their ids, even if the source no longer
 * has them, so that no id is used for a second key.
 */
export function assignIds(source: Source, lock: IdsLock): IdsLock {
  const assigned: IdsLock = {};
  for (const space of idSpaces) {
    const ids = { ...lock[space] };
    let last = Math.max(0, ...Object.values(ids));
    for (const key of keysOf(source, space)) {
      if (Object.hasOwn(ids, key)) continue;
      last += 1;
      ids[key] = last;
    }
    assigned[space] = ids;
  }
  return assigned;
}

export function idsOf(lock: IdsLock): Ids {
  return (space, key) => {
    const id = lock[space]?.[key];
    if (id === undefined) throw new RangeError(`'${key}' has no id among ${space}`);
    return idIn[space](id);
  };
}

/** Returns the keys of the source that have no id in the lock. */
export function keysWithoutId(source: Source, lock: IdsLock, space: IdSpace): string[] {
  return keysOf(source, space).filter((key) => !Object.hasOwn(lock[space] ?? {}, key));
}

/** Returns all keys that need an id, each once, in range order. */
function keysOf(source: Source, space: IdSpace): string[] {
  return [...new Set(listKeys(source, space))];
}

function listKeys({ questions, baseQuestions, ...source }: Source, space: IdSpace): readonly string[] {
  const priced = questions.map(({ key, answers }) => ({ key, answers: answers.filter(({ price }) => price !== undefined) }));
  switch (space) {
    case 'questions':
      return questions.map(({ key }) => key);
    case 'answers':
      return questions.flatMap(({ answers }) => answers.map(({ key }) => key));
    case 'baseQuestions':
      return [
        ...baseQuestions.map(({ key }) => key),
        ...priced.filter(({ answers }) => answers.length > 0).map(({ key }) => ownBaseKey(key)),
      ];
    case 'baseAnswers':
      return [
        ...baseQuestions.flatMap(({ answers }) => answers.map(({ key }) => key)),
        ...priced.flatMap(({ answers }) => answers.map(({ key }) => ownBaseKey(key))),
      ];
    case 'webConfigurations':
      return source.houses.map(({ key }) => key);
    case 'consents':
      return source.consents.map(({ slug, version }) => consentKey(slug, version));
    default:
      return source[space].map(({ key }) => key);
  }
}

export function consentKey(slug: string, version: string): string {
  return `${slug}@${version}`;
}
