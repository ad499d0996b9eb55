import {
  type CampaignId,
  campaignStart,
  type PriceHistory,
  type PricePeriod,
  priceDifference,
  type WebConfigurationId,
  windowBefore,
} from '@gavel/core';
import { assembleModel, type PublishedCampaign } from '@gavel/range';
import { BoundedCache } from '../../cache/bounded-cache.ts';
import type { Database } from '../../db/connect.ts';
import type { CurrentRange } from '../range/current-range.ts';
import { type Publication, readCampaigns, readPublications } from '../range/range.repository.ts';
import type { AskedModel, RangeModels } from '../range/range-models.ts';
import type { ReadVersion } from '../range/remembered-versions.ts';

/** Tells what a house cost in a municipality before the campaigns that run or will run. */
export type PriceHistories = (range: CurrentRange, model: AskedModel, municipalityId: string) => Promise<PriceHistory>;

/** Most are empty, and the largest as large as a model. */
const KEPT = 200;

interface PriceHistoriesParts {
  readonly db: Database;
  readonly readVersion: ReadVersion;
  readonly models: RangeModels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Works out each history once for as long as the same range is served. */
export function priceHistories(parts: PriceHistoriesParts): PriceHistories {
  const { db } = parts;
  const known = new WeakMap<CurrentRange, KnownHistories>();
  return async (range, model, municipalityId) => {
    const { publications, histories } = known.get(range) ?? {
      publications: readPublications(db),
      histories: new BoundedCache<Promise<PriceHistory>>(KEPT),
    };
    known.set(range, { publications, histories });
    const key = JSON.stringify([model.webConfiguration.id, model.version, model.areaCode, municipalityId]);
    try {
      return await histories.get(key, async () => {
        const sold = stretchesOf(await publications, model.webConfiguration.id, municipalityId);
        return historyOf(parts, range, model, sold);
      });
    } catch (error) {
      // What failed is tried again, not remembered.
      known.delete(range);
      throw error;
    }
  };
}

interface KnownHistories {
  readonly publications: Promise<readonly Publication[]>;
  readonly histories: BoundedCache<Promise<PriceHistory>>;
}

/** A time in which the house was sold in the municipality in one version at one area's prices. */
interface Stretch {
  /** Milliseconds since 1970; null: before anything was published, when the first version is taken to have applied. */
  readonly from: number | null;
  readonly to: number | null;
  readonly version: number;
  readonly areaCode: string;
}

async function historyOf(
  { db, readVersion, models, now }: PriceHistoriesParts,
  range: CurrentRange,
  model: AskedModel,
  sold: readonly Stretch[],
): Promise<PriceHistory> {
  const campaignsOf = await readCampaigns(db, model.webConfiguration.id);
  const campaigns = (stretch: Stretch) => begun(stretch, campaignsOf.get(stretch.version) ?? []);
  const offered = sold.map((stretch) => ({ from: stretch.from, campaigns: campaigns(stretch) }));
  const moment = now();
  const starts = model.webConfiguration.campaigns.flatMap(({ id }): [CampaignId, number][] => {
    const start = campaignStart(offered, id, moment);
    return start === null ? [] : [[id, start]];
  });

  const periods: PricePeriod[] = [];
  for (const stretch of sold.filter((one) => starts.some(([, start]) => overlaps(one, windowBefore(start))))) {
    const { from, to, version, areaCode } = stretch;
    const then = await readVersion(range, model.webConfiguration.id, version);
    const modelThen = { ...assembleModel(then, areaCode, model.municipalityName), campaigns: campaigns(stretch) };
    periods.push({ from, to, difference: priceDifference(models(model).model, modelThen) });
  }
  return { campaignStarts: new Map(starts), periods };
}

/** A campaign without a first day begins when it is published. */
function begun({ from }: Stretch, campaigns: readonly PublishedCampaign[]): readonly PublishedCampaign[] {
  return from === null ? campaigns.filter(({ validFrom }) => validFrom !== '') : campaigns;
}

function overlaps({ from, to }: Stretch, window: { readonly from: number; readonly until: number }): boolean {
  return (from === null || from < window.until) && (to === null || to > window.from);
}

/** In order of time; publications that changed neither version nor area make one stretch. */
function stretchesOf(
  publications: readonly Publication[],
  webConfigurationId: WebConfigurationId,
  municipalityId: string,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [index, { publishedAt, versions, areaCodes }] of publications.entries()) {
    const version = versions.get(webConfigurationId);
    const areaCode = areaCodes.get(municipalityId);
    if (version === undefined || areaCode === undefined) continue;
    const to = publications[index + 1]?.publishedAt ?? null;
    const before = stretches.at(-1);
    if (before && before.to === publishedAt && before.version === version && before.areaCode === areaCode)
      stretches.splice(-1, 1, { ...before, to });
    else {
      if (index === 0) stretches.push({ from: null, to: publishedAt, version, areaCode });
      stretches.push({ from: publishedAt, to, version, areaCode });
    }
  }
  return stretches;
}
