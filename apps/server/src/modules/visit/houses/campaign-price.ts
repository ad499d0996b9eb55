import {
  type CampaignPrice,
  compileHistory,
  isRunning,
  lowestEarlierPrice,
  nextCampaignChange,
  offersDiscount,
  startVisit,
  totalsOf,
} from '@gavel/core';
import type { PublishedMunicipality } from '@gavel/range';
import type { CurrentHouse, CurrentRange } from '../../range/current-range.ts';
import type { RangeModels } from '../../range/range-models.ts';
import type { PriceHistories } from '../campaigns/price-histories.ts';

/**
 * Returns the price of a house with default answers in a municipality, reduced by the campaigns that run now. Null: no campaign
 * gives a discount, or the lowest earlier price is unknown.
 */
export type CampaignPrices = (
  range: CurrentRange,
  house: CurrentHouse,
  municipality: PublishedMunicipality,
) => Promise<CampaignPrice | null>;

interface CampaignPricesParts {
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Returns a function that calculates each price once and keeps it until a campaign begins or ends. */
export function campaignPrices(parts: CampaignPricesParts): CampaignPrices {
  const known = new WeakMap<CurrentHouse, Map<string, Known>>();
  return async (range, house, municipality) => {
    const now = parts.now();
    const { campaigns } = house.webConfiguration;
    if (!campaigns.some((campaign) => isRunning(campaign, now) && offersDiscount(campaign))) return null;
    const prices = known.get(house) ?? new Map<string, Known>();
    known.set(house, prices);
    const before = prices.get(municipality.id);
    if (before && before.from <= now && now < before.until) return before.price;
    const found = await priceNow(parts, range, house, municipality, now);
    prices.set(municipality.id, found);
    return found.price;
  };
}

/** A price, and the period in which it is valid; milliseconds since 1970. */
interface Known {
  readonly from: number;
  readonly until: number;
  readonly price: CampaignPrice | null;
}

async function priceNow(
  { models, priceHistories }: CampaignPricesParts,
  range: CurrentRange,
  { webConfiguration, webConfigurationVersion }: CurrentHouse,
  { id, areaCode, name }: PublishedMunicipality,
  now: number,
): Promise<Known> {
  const asked = { webConfiguration, version: webConfigurationVersion, areaCode, municipalityName: name };
  const compiled = models(asked);
  const { visit } = startVisit(compiled);
  const { total, discount } = totalsOf(compiled, visit, now);
  const until = nextCampaignChange(compiled, now);
  if (discount === 0) return { from: now, until, price: null };
  const history = compileHistory(await priceHistories(range, asked, id), compiled);
  const earlierLowest = lowestEarlierPrice(history, compiled, visit, now);
  return { from: now, until, price: earlierLowest === null ? null : { price: total, earlierLowest } };
}
