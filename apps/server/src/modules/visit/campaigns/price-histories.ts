import {
  type CampaignId,
  type CampaignsSince,
  campaignStart,
  type PriceHistory,
  type PricePeriod,
  priceDifference,
  type WebConfigurationId,
  windowBefore,
} from '@gavel/core';
import { assembleModel, type PublishedCampaign } from '@gavel/range';
import { BoundedCache } from '../../../cache/bounded-cache.ts';
import type { Database } from '../../../db/connect.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { type Publication, readCampaigns, readPublications } from '../../range/range.repository.ts';
import type { AskedModel, RangeModels } from '../../range/range-models.ts';
import type { ReadVersion } from '../../range/remembered-versions.ts';

/**
 * Returns the earlier prices of a house in a municipality. A page needs them for campaigns that run or will run: the law requires that it
 * shows the lowest price of the 30 days before a campaign.
 * @param at milliseconds since 1970, for a house as it was at that time; left out or null: now
 */
export type PriceHistories = (
  range: CurrentRange,
  model: AskedModel,
  municipalityId: string,
  at?: number | null,
) => Promise<PriceHistory>;

/** The number of price histories in the cache. Most are empty. The largest needs as much memory as a compiled model. */
const KEPT = 200;

interface PriceHistoriesParts {
  readonly db: Database;
  readonly readVersion: ReadVersion;
  readonly models: RangeModels;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Returns a function that keeps calculated price histories in a cache, as long as the range is the same. `readAhead` loads the publications
 * and campaigns early, so that most histories can be calculated even if the database stops responding.
 */
export function priceHistories(parts: PriceHistoriesParts): PriceHistories & { readAhead(range: CurrentRange): void } {
  const { db } = parts;
  const known = new WeakMap<CurrentRange, Sold>();
  const soldIn = (range: CurrentRange): Sold => {
    const sold = known.get(range) ?? {
      publications: remembered(() => readPublications(db)),
      campaigns: rememberedById((id) => readCampaigns(db, id)),
      histories: new BoundedCache<() => Promise<PriceHistory>>(KEPT),
    };
    known.set(range, sold);
    return sold;
  };
  const history: PriceHistories = (range, model, municipalityId, at = null) => {
    const { publications, campaigns, histories } = soldIn(range);
    const { id } = model.webConfiguration;
    const work = async () => {
      const sold = soldPeriods(await publications(), await campaigns(id), id, municipalityId);
      const known = sold.filter(({ from }) => at === null || from === null || from <= at);
      return historyOf(parts, range, model, known, at ?? parts.now());
    };
    return histories.get(JSON.stringify([id, model.version, model.areaCode, municipalityId, at]), () => remembered(work))();
  };
  return Object.assign(history, {
    readAhead(range: CurrentRange) {
      const { publications, campaigns } = soldIn(range);
      const read = async () => {
        await publications();
        for (const { webConfiguration } of range.houses) await campaigns(webConfiguration.id);
      };
      // Ignore the error here. The next call for a history reads the rows again, and throws the error if reading still fails.
      read().catch(() => undefined);
    },
  });
}

/** The campaigns of each version of a house, by version. */
type Campaigns = ReadonlyMap<number, readonly PublishedCampaign[]>;

/** When each version of a house was sold, its campaigns, and the price histories. The rows are loaded when they are first needed. */
interface Sold {
  readonly publications: () => Promise<readonly Publication[]>;
  readonly campaigns: (id: WebConfigurationId) => Promise<Campaigns>;
  readonly histories: BoundedCache<() => Promise<PriceHistory>>;
}

/**
 * Returns a function that calls `make` once and returns the same result each time. If `make` fails, the next call tries again.
 */
function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

function rememberedById<Id, Value>(make: (id: Id) => Promise<Value>): (id: Id) => Promise<Value> {
  const known = new Map<Id, () => Promise<Value>>();
  return (id) => {
    const found = known.get(id) ?? remembered(() => make(id));
    known.set(id, found);
    return found();
  };
}

/** A period in which a house was sold in a municipality, in one version, at the prices of one price area and with its campaigns. */
export interface SoldPeriod extends Stretch {
  readonly campaigns: readonly PublishedCampaign[];
}

/**
 * Returns the periods in which a house was sold in a municipality, in order of time. A version of the house that is missing in
 * `campaigns` was stored by a later version of the program, and this program cannot read it. The period before such a version
 * continues.
 */
export function soldPeriods(
  publications: readonly Publication[],
  campaigns: Campaigns,
  webConfigurationId: WebConfigurationId,
  municipalityId: string,
): SoldPeriod[] {
  const readable = publications.filter(({ versions }) => {
    const version = versions.get(webConfigurationId);
    return version === undefined || campaigns.has(version);
  });
  return stretchesOf(readable, webConfigurationId, municipalityId).map((stretch) => ({
    ...stretch,
    campaigns: begun(stretch, campaigns.get(stretch.version) ?? []),
  }));
}

interface Stretch {
  /**
   * Milliseconds since 1970; null: the period has no start, because the first version also counts for the time before its
   * publication.
   */
  readonly from: number | null;
  readonly to: number | null;
  readonly version: number;
  readonly areaCode: string;
}

async function historyOf(
  { readVersion, models }: PriceHistoriesParts,
  range: CurrentRange,
  model: AskedModel,
  sold: readonly SoldPeriod[],
  now: number,
): Promise<PriceHistory> {
  const starts = startsOf(sold, model.webConfiguration.campaigns, now);

  const periods: PricePeriod[] = [];
  for (const period of sold.filter((one) => isBeforeCampaign(one, starts))) {
    const { from, to, version, areaCode, campaigns } = period;
    const then = await readVersion(range, model.webConfiguration.id, version);
    const modelThen = { ...assembleModel(then, areaCode, model.municipalityName), campaigns };
    periods.push({ from, to, difference: priceDifference(models(model).model, modelThen) });
  }
  return { campaignStarts: starts, periods };
}

/**
 * Returns the campaigns of a period. A campaign without a first day begins when it is published, so the period before the first publication
 * does not have it.
 */
function begun({ from }: Stretch, campaigns: readonly PublishedCampaign[]): readonly PublishedCampaign[] {
  return from === null ? campaigns.filter(({ validFrom }) => validFrom !== '') : campaigns;
}

/** Returns when each of the campaigns that are not over began or will begin, milliseconds since 1970. See `campaignStart`. */
export function startsOf(
  history: readonly CampaignsSince[],
  campaigns: readonly Pick<PublishedCampaign, 'id'>[],
  now: number,
): ReadonlyMap<CampaignId, number> {
  return new Map(
    campaigns.flatMap(({ id }): [CampaignId, number][] => {
      const start = campaignStart(history, id, now);
      return start === null ? [] : [[id, start]];
    }),
  );
}

/** Returns whether a part of the period is in the 30 days before one of the campaigns. */
export function isBeforeCampaign({ from, to }: SoldPeriod, starts: ReadonlyMap<CampaignId, number>): boolean {
  return starts
    .values()
    .map(windowBefore)
    .some((window) => (from === null || from < window.until) && (to === null || to > window.from));
}

/**
 * Returns the periods in order of time. If a publication changes neither the version of the house nor the price area, the period continues.
 */
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
