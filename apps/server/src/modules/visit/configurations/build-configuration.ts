import {
  type CampaignId,
  type CompiledModel,
  type Configuration,
  type HouseFacts,
  type HouseId,
  type Ore,
  ore,
  type PriceHistory,
  selectionsOf,
  type Totals,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { guideOf, type PublishedMunicipality, type WebConfiguration } from '@gavel/range';
import { pickSalespersons } from '../../people/salespersons/pick-salespersons.ts';
import type { CurrentRange } from '../../range/current-range.ts';

/** The data from which `buildConfiguration` makes a configuration. */
export interface ConfigurationParts {
  readonly range: CurrentRange;
  readonly webConfiguration: WebConfiguration;
  readonly version: number;
  readonly houseId: HouseId;
  readonly municipality: PublishedMunicipality;
  /** The price area whose prices apply. */
  readonly areaCode: string;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  readonly priceHistory: PriceHistory;
  readonly id: string | null;
  readonly name: string;
  readonly updatedAtUtc: string | null;
  /** Milliseconds since 1970. The time decides which campaigns run. */
  readonly now: number;
  readonly random: () => number;
}

/** Returns a visit in the form that server and browser exchange, with its price. */
export function buildConfiguration(parts: ConfigurationParts): Configuration {
  const {
    range,
    webConfiguration,
    version,
    houseId,
    municipality,
    areaCode,
    compiled,
    visit,
    priceHistory,
    id,
    name,
    updatedAtUtc,
    now,
    random,
  } = parts;
  const house = range.houses.find(({ id: known }) => known === houseId);
  const image = house?.image ?? '';
  const { sections, bundles, campaigns } =
    house?.webConfiguration === webConfiguration ? house.guide : guideOf(webConfiguration, range.pictures);
  const totals = totalsOf(compiled, visit, now);
  return {
    ...compiled.model,
    sections,
    bundles,
    campaigns: campaigns.map((campaign) => ({ ...campaign, calculated: takenOff(totals, campaign.id) })),
    id,
    webConfigurationId: webConfiguration.id,
    webConfigurationName: webConfiguration.name,
    webConfigurationVersion: version,
    municipalityId: municipality.id,
    priceListName: range.areas.find(({ code }) => code === areaCode)?.name ?? '',
    priceListAreaCode: areaCode,
    lowestHousePrice: ore(Math.min(...Object.values(webConfiguration.housePrices))),
    image: id === null ? image : `/media/configurations/${id}.jpg`,
    type: 'guide',
    name,
    price: totals.total,
    priceHistory,
    updatedAtUtc,
    houseId,
    houseImage: image,
    houseFacts: house ? factsOf(house) : null,
    houseDynamicImageKey: webConfiguration.houseDynamicImageKey,
    isCurrentUserOwner: false,
    disclaimer: webConfiguration.disclaimer,
    selections: selectionsOf(compiled, visit),
    plotIds: [],
    placement: null,
    requestForProposalSentAtUtc: null,
    salespersons: pickSalespersons(range.salespersons, {
      max: range.brand.salespersonsShown,
      municipalityName: municipality.name,
      random,
    }),
    dynamicImageKeyOrder: webConfiguration.dynamicImageKeyOrder,
    dynamicImageKeys: webConfiguration.dynamicImageKeys,
  };
}

/** Returns by how much a campaign reduces the total; 0 if it does not run. */
function takenOff({ campaigns }: Totals, id: CampaignId): Ore {
  return campaigns.find(({ campaignId }) => campaignId === id)?.discount ?? ore(0);
}

function factsOf({ houseArea, areaKind, buildArea, rooms, houseType, height }: HouseFacts): HouseFacts {
  return { houseArea, areaKind, buildArea, rooms, houseType, height };
}
