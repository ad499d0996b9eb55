import type { QuestionId } from '@gavel/core';
import { houseTypes } from '../source/format.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { PublishedHouse, PublishedRange } from '../stored/published-range.ts';
import { buildModel } from './build-house.ts';
import { buildBaseAnswerPrices } from './build-prices.ts';
import { buildMunicipalities, byTypeAndSize } from './build-range.ts';
import { concernedBy } from './concerned.ts';
import { assignIds, idsOf } from './ids.ts';
import { type Offer, offerOf } from './offer.ts';

/**
 * The parts of a published range that decide what can be chosen. Its models have no categories of pictures, and all municipalities have the
 * prices of the first area, because prices do not decide what can be chosen.
 */
export interface ModelRange extends Pick<PublishedRange, 'areas' | 'municipalities'> {
  readonly houses: readonly Pick<PublishedHouse, 'id' | 'title' | 'webConfiguration'>[];
}

/**
 * Builds models of the houses that ask one of the changed questions. A model has only the questions that the change can affect, and the
 * questions that their rules read.
 * @param keys the keys of the changed questions
 */
export function buildModels(
  index: RangeIndex,
  keys: readonly string[],
  now: number,
): { readonly range: ModelRange; readonly questions: ReadonlySet<QuestionId> } {
  const { source } = index;
  const areas = source.areas.slice(0, 1);
  const ids = idsOf(assignIds(source, source.idsLock));
  const offers = source.houses
    .map((house) => offerOf(index, house))
    .filter((offer) => keys.some((key) => offer.questions.has(key)));
  const modelOf = (offer: Offer) => {
    const { questions, priced, bundles, campaigns } = concernedBy(index, offer, keys);
    const sections = offer.sections.map(({ section, questions: all }) => ({
      section,
      questions: all.filter(({ question }) => questions.has(question.key)),
    }));
    const pricing = sections.map(({ section, questions: all }) => ({
      section,
      questions: all.filter(({ question }) => priced.has(question.key)),
    }));
    const concerned = { ...index, source: { ...source, areas, bundles, campaigns } };
    return {
      ...buildModel(concerned, { ...offer, sections }, ids, now),
      baseAnswerPrices: buildBaseAnswerPrices(concerned, { ...offer, sections: pricing }, ids),
    };
  };
  return {
    range: {
      areas: areas.map(({ code, name }) => ({ code, name })),
      municipalities: buildMunicipalities(source).map((one) => ({ ...one, areaCode: areas[0]?.code ?? one.areaCode })),
      houses: offers
        .map((offer) => ({
          id: ids('houses', offer.house.key),
          title: offer.house.title,
          houseType: houseTypes[offer.house.type],
          houseArea: offer.house.floorArea,
          webConfiguration: modelOf(offer),
        }))
        .toSorted(byTypeAndSize),
    },
    questions: new Set(keys.map((key) => ids('questions', key))),
  };
}
