import { asBaseAnswerId, asBaseQuestionId, type Model } from '@gavel/core';
import type { WebConfiguration } from './web-configuration.ts';

/** Builds core's model of a published house for one municipality. Throws `RangeError` for an area without a price of the house. */
export function assembleModel(webConfiguration: WebConfiguration, areaCode: string, municipalityName: string): Model {
  const { houseTitle, isSideBuilding, sections, bundles, campaigns } = webConfiguration;
  const housePrice = webConfiguration.housePrices[areaCode];
  if (housePrice === undefined) throw new RangeError(`${webConfiguration.name} has no price in area '${areaCode}'`);
  return {
    houseTitle,
    municipalityName,
    isSideBuilding,
    housePrice,
    sections,
    baseAnswerPrices: byId(asBaseAnswerId, webConfiguration.baseAnswerPrices[areaCode] ?? {}),
    baseQuestionToAnswers: byId(asBaseQuestionId, webConfiguration.baseQuestionToAnswers),
    bundles,
    campaigns,
  };
}

function byId<Id extends number, Value>(named: (id: number) => Id, values: Readonly<Record<number, Value>>): Map<Id, Value> {
  return new Map(Object.entries(values).map(([id, value]) => [named(Number(id)), value]));
}
