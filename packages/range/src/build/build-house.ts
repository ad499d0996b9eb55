import { cardStill, type HouseDrawing } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import { cleanHtml } from '../source/clean-html.ts';
import { areaKinds, houseTypes } from '../source/format.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { BundleSource, HouseSource } from '../source/source.ts';
import type { AddressOf } from '../stored/guide-of.ts';
import type { PublishedHouse } from '../stored/published-range.ts';
import type { PublishedBundle, WebConfiguration } from '../stored/web-configuration.ts';
import { buildCampaign } from './build-campaign.ts';
import { buildPictureKeys, buildPlanKeys } from './build-picture-keys.ts';
import { buildPlan, PLAN } from './build-plan.ts';
import { buildBaseAnswerPrices, buildBaseQuestions, buildHousePrices } from './build-prices.ts';
import { buildSections } from './build-sections.ts';
import { buildSurfaces } from './build-surfaces.ts';
import type { Ids } from './ids.ts';
import { isFor, type Offer } from './offer.ts';
import { cardReference, houseAddress, houseReferences, pictureReference } from './picture-references.ts';
import { EXTERIOR } from './picture-scenes.ts';

/** Returns a house's card and its whole model, for all price areas. */
export function buildHouse(index: RangeIndex, offer: Offer, ids: Ids, addressOf: AddressOf, now: number): PublishedHouse {
  const { house } = offer;
  const plan = buildPlan(offer, index.source);
  return {
    id: ids('houses', house.key),
    key: house.key,
    title: house.title,
    houseType: houseTypes[house.type],
    shortDescription: cleanHtml(house.shortDescription),
    information: cleanHtml(house.information),
    houseArea: house.floorArea,
    areaKind: areaKinds[house.area ?? 'boarea'],
    buildArea: house.buildArea,
    rooms: house.rooms,
    floors: house.floors ?? (['1-plan', 'Sidobyggnad', 'Dold'].includes(house.type) ? 1 : 2),
    energyClass: house.energyClass ?? '',
    height: house.height ?? null,
    image: addressOf(cardReference(house)),
    images: houseReferences(house).map(addressOf),
    webConfiguration: buildWebConfiguration(index, offer, ids, now, plan),
    drawing: buildDrawing(house),
    plan: plan && { ...plan, ...buildSurfaces(offer, ids) },
  };
}

function buildWebConfiguration(index: RangeIndex, offer: Offer, ids: Ids, now: number, plan: HousePlan | null): WebConfiguration {
  const pictureKeys = [...buildPictureKeys(offer, index.source.pictures, ids), ...buildPlanKeys(offer, plan, ids)];
  return {
    ...buildModel(index, offer, ids, now, plan),
    dynamicImageKeyOrder: [...new Set(pictureKeys.map(({ category }) => category))],
    dynamicImageKeys: pictureKeys,
  };
}

/**
 * Returns the model of a house, without the categories of the house’s pictures.
 * @param plan null: the answers get no picture keys for floor plans
 */
export function buildModel(
  index: RangeIndex,
  offer: Offer,
  ids: Ids,
  now: number,
  plan: HousePlan | null = null,
): WebConfiguration {
  const { house } = offer;
  const { source } = index;
  return {
    id: ids('webConfigurations', house.key),
    name: house.title,
    isSideBuilding: offer.isSideBuilding,
    houseTitle: house.title,
    disclaimer: cleanHtml(source.brand.disclaimer),
    sections: buildSections(offer, source, ids, plan),
    housePrices: buildHousePrices(source.areas, house),
    baseAnswerPrices: buildBaseAnswerPrices(index, offer, ids),
    baseQuestionToAnswers: buildBaseQuestions(index, offer, ids),
    bundles: source.bundles.filter(({ houses }) => isFor(houses, house)).map((bundle) => buildBundle(index, bundle, offer, ids)),
    campaigns: source.campaigns
      .filter(({ houses }) => isFor(houses, house))
      .map((campaign) => buildCampaign(index, campaign, cardReference(house), ids, now)),
    dynamicImageKeyOrder: [],
    dynamicImageKeys: [],
    houseDynamicImageKey: house.key,
  };
}

/**
 * Returns a bundle with those of its answers that the house offers. Its picture is the rendered file. If no file exists, the house's 3D
 * model with these answers is rendered. A house without a floor plan gets a drawing.
 */
function buildBundle(
  index: RangeIndex,
  { key, name, description, detailedInfo, answers }: BundleSource,
  offer: Offer,
  ids: Ids,
): PublishedBundle {
  const offered = answers.filter((answer) => offer.answers.has(answer)).flatMap((answer) => index.answers.get(answer) ?? []);
  const exterior = new Set(
    offer.sections.filter(({ section }) => section.scene === EXTERIOR).flatMap(({ section }) => section.questions),
  );
  const outside = offered.filter(({ question }) => exterior.has(question.key)).flatMap(({ answer }) => answer.picture ?? []);
  const { key: house, colours, plan } = offer.house;
  const built = offered.map(({ question, answer }) => [`${PLAN}.${question.key}`, answer.key] as const);
  const drawn = plan ? cardStill(house, built) : houseAddress(house, [...colours, ...outside]);
  return {
    id: ids('bundles', key),
    name,
    description,
    detailedInfo: cleanHtml(detailedInfo),
    image: pictureReference(`bundles/${key}.webp`, drawn),
    answers: offered.map(({ question, answer }) => ({
      questionId: ids('questions', question.key),
      answerId: ids('answers', answer.key),
    })),
  };
}

export function buildDrawing({ type, drawing, colours }: HouseSource): HouseDrawing {
  const { dormer = 'ingen', porch = 'ingen', chimney = false, garageDoors = 0, open = false } = drawing;
  return { ...drawing, type: houseTypes[type], dormer, porch, chimney, garageDoors, open, colours };
}
