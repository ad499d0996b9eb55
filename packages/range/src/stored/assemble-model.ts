import { asBaseAnswerId, asBaseQuestionId, type Model } from '@gavel/core';
import type { WebConfiguration } from './web-configuration.ts';

/** A published house as core's model for one municipality. Throws `RangeError` for an area that the house has no price in. */
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
