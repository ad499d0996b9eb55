import type { CampaignEffects } from '@gavel/contract/staff';
import { type Campaign, type CampaignId, compileModel, lowestEarlierPrice, ore, startVisit, totalsOf } from '@gavel/core';
import { assembleModel, type PublishedHouse, type PublishedMunicipality, type PublishedRange } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import { readCampaigns, readPublications } from '../../range/range.repository.ts';
import { isBeforeCampaign, type SoldPeriod, soldPeriods, startsOf } from '../../visit/campaigns/price-histories.ts';
import { deliveredIn, pricesFrom } from '../../visit/houses/price-from.ts';
import { passingPrices } from '../../visit/houses/remembered-prices.ts';
import { latestRevision, type RangeEditing, type ReadPlaces } from '../range-editing.ts';
import type { JudgedDraft } from './judge.ts';

type Effects = Pick<RangeEditing, 'db' | 'now' | 'currentRange' | 'readVersion'>;

interface Judged extends Pick<JudgedDraft, 'tag'> {
  readonly judgement: Pick<JudgedDraft['judgement'], 'range' | 'startPrices'>;
}

/**
 * Returns what a campaign of the draft does to the price of each house that has it, with standard answers, in the municipality of the
 * starting price (Pris från): the prices on the first day of the campaign, or now if the campaign already runs. Leaves out the houses if
 * the campaign has ended or is turned off. Also returns the lowest price of the 30 days before (`lowestEarlierPrice`), which the law
 * requires the site to show. Throws `no-revision` if the database does not have the text of the range yet, and `unknown-value` if the
 * range has no such campaign.
 */
export async function campaignEffects(
  effects: Effects,
  readPlaces: ReadPlaces,
  judge: () => Promise<Judged>,
  key: string,
): Promise<CampaignEffects> {
  const { campaignIds } = await readPlaces(await latestRevision(effects.db));
  const id = campaignIds.get(key);
  if (id === undefined) throw new AppError('unknown-value', `There is no campaign ${key}`);
  const { tag: contentHash, judgement } = await judge();
  const { range, startPrices } = judgement;
  if (!range) return { hasFaults: true, startsAt: null, houses: [] };
  const priceFrom = pricesFrom(passingPrices(), { contentHash, startPrices });
  const publications = await readPublications(effects.db);
  const found: CampaignEffects['houses'][number][] = [];
  let startsAt: number | null = null;
  for (const house of range.houses) {
    const campaign = house.webConfiguration.campaigns.find((one) => one.id === id);
    if (!campaign) continue;
    const { municipality } = priceFrom({ contentHash }, house, deliveredIn(range));
    const { id: version } = house.webConfiguration;
    const sold = soldPeriods(publications, await readCampaigns(effects.db, version), version, municipality.id);
    const now = effects.now();
    const { campaigns } = house.webConfiguration;
    const starts = startsOf([...sold, { from: now, campaigns }], campaigns, now);
    const start = starts.get(campaign.id);
    if (start === undefined) continue;
    startsAt = Math.min(start, startsAt ?? start);
    found.push(await effectOn(effects, range, house, { municipality, sold, starts, start, campaign }));
    // Compiling a model takes milliseconds, so let other HTTP requests run between two houses.
    await new Promise(setImmediate);
  }
  return { hasFaults: false, startsAt, houses: found };
}

interface Asked {
  readonly municipality: PublishedMunicipality;
  readonly sold: readonly SoldPeriod[];
  /** When each campaign of the house begins or began, milliseconds since 1970. */
  readonly starts: ReadonlyMap<CampaignId, number>;
  /** When the campaign begins or began. */
  readonly start: number;
  readonly campaign: Pick<Campaign, 'id'>;
}

async function effectOn(
  { currentRange, readVersion, now }: Effects,
  { areas }: PublishedRange,
  { title, webConfiguration }: PublishedHouse,
  { municipality, sold, starts, start, campaign }: Asked,
): Promise<CampaignEffects['houses'][number]> {
  const { areaCode, name } = municipality;
  const today = compileModel(assembleModel(webConfiguration, areaCode, name));
  const { visit } = startVisit(today);
  const moment = Math.max(start, now());
  const published = await currentRange();
  const before = sold.filter((period) => isBeforeCampaign(period, starts));
  const periods = await Promise.all(
    before.map(async ({ from, to, version, areaCode: areaThen, campaigns }) => {
      const then = await readVersion(published, webConfiguration.id, version);
      return { from, to: to ?? now(), compiled: compileModel({ ...assembleModel(then, areaThen, name), campaigns }) };
    }),
  );
  const history = {
    campaignStarts: starts,
    periods: [...periods, { from: now(), to: null, compiled: today }],
  };
  const { ordinary, total, campaigns } = totalsOf(today, visit, moment);
  return {
    houseTitle: title,
    area: areas.find(({ code }) => code === areaCode)?.name ?? areaCode,
    ordinary,
    price: total,
    ownDiscount: campaigns.find(({ campaignId }) => campaignId === campaign.id)?.discount ?? ore(0),
    earlierLowest: lowestEarlierPrice(history, today, visit, moment),
  };
}
