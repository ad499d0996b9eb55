import { type Configuration, compileModel, ore, selectionsOf, startVisit, totalsOf } from '@gavel/core';
import { assembleModel, guideOf, type PublishedHouse, type PublishedMunicipality, type PublishedRange } from '@gavel/range';

/**
 * Returns the initial configuration of a house in a municipality: not saved, without an owner, in its first version.
 * @param now milliseconds since 1970, for the campaigns
 */
export function initialConfiguration(
  range: PublishedRange,
  { id: houseId, image, webConfiguration, houseArea, areaKind, buildArea, rooms, houseType, height }: PublishedHouse,
  municipality: PublishedMunicipality,
  now: number,
): Configuration {
  const compiled = compileModel(assembleModel(webConfiguration, municipality.areaCode, municipality.name));
  const { visit } = startVisit(compiled);
  const { sections, bundles, campaigns } = guideOf(webConfiguration, range.pictures);
  const { disclaimer, houseDynamicImageKey, dynamicImageKeyOrder, dynamicImageKeys } = webConfiguration;
  return {
    ...compiled.model,
    sections,
    bundles,
    campaigns,
    disclaimer,
    houseDynamicImageKey,
    dynamicImageKeyOrder,
    dynamicImageKeys,
    id: null,
    webConfigurationId: webConfiguration.id,
    webConfigurationName: webConfiguration.name,
    webConfigurationVersion: 1,
    municipalityId: municipality.id,
    priceListName: range.areas.find(({ code }) => code === municipality.areaCode)?.name ?? '',
    priceListAreaCode: municipality.areaCode,
    lowestHousePrice: ore(Math.min(...Object.values(webConfiguration.housePrices))),
    image,
    type: 'guide',
    name: '',
    price: totalsOf(compiled, visit, now).total,
    // A range that was never published has no price history.
    priceHistory: { campaignStarts: new Map(), periods: [] },
    updatedAtUtc: null,
    houseId,
    houseImage: image,
    houseFacts: { houseArea, areaKind, buildArea, rooms, houseType, height },
    isCurrentUserOwner: false,
    selections: selectionsOf(compiled, visit),
    plotIds: [],
    placement: null,
    requestForProposalSentAtUtc: null,
    salespersons: range.salespersons.filter(({ imageUrl }) => imageUrl !== ''),
  };
}
