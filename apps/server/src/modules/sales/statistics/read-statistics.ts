import {
  type AskedPeriod,
  type CountedCampaign,
  type CountedKind,
  type Period,
  type Statistics,
  wayKinds,
} from '@gavel/contract/staff';
import { isRunning } from '@gavel/core';
import { shownCount, shownParts } from '@gavel/core/statistics';
import type { Database } from '../../../db/connect.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { findFirstDay, sumByCampaign, sumByDay, sumOfStarted } from './counted.repository.ts';
import { daysOf, type Looked, later, lookedAt } from './periods.ts';

/** The dependencies of reading the statistics. */
export interface Reading {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Daily = Awaited<ReturnType<typeof sumByDay>>;

/**
 * Returns how many visitors came and how far they got, for a period and for the same number of days before it. Throws `malformed-query`.
 */
export async function readStatistics({ db, currentRange, now }: Reading, asked: AskedPeriod): Promise<Statistics> {
  const looked = lookedAt(asked, now());
  const { period, before, size, buckets } = looked;
  const range = await currentRange();
  const daily = await sumByDay(db, wayKinds, { from: before.from, to: period.to });
  const byCampaign = await sumByCampaign(db, period);
  return {
    now: now(),
    period,
    before,
    since: await findFirstDay(db),
    size,
    buckets,
    kinds: wayKinds.map((kind) => countedKind(kind, daily, looked)),
    campaigns: countedCampaigns(range, byCampaign, daily, period),
    houses: mostStartedFirst(range, await sumOfStarted(db, period)),
  };
}

/**
 * Sorts houses by the rounded counts that the page shows, so that the order reveals no exact count. Houses with equal counts keep the
 * range's order.
 */
function mostStartedFirst({ houses }: CurrentRange, started: Awaited<ReturnType<typeof sumOfStarted>>): Statistics['houses'] {
  const shown = new Map(started.map(({ houseId, count }) => [houseId, shownCount(count) ?? 0]));
  return houses
    .map(({ id, title }) => ({ id, title }))
    .toSorted((one, other) => (shown.get(other.id) ?? 0) - (shown.get(one.id) ?? 0));
}

function countedKind(kind: CountedKind['kind'], daily: Daily, { period, before, buckets }: Looked): CountedKind {
  const counted = daily.filter((one) => one.kind === kind);
  const between = (from: string, end: string) => sum(counted.filter(({ day }) => from <= day && day < end));
  const ends = [...buckets.slice(1), later(period.to, 1)];
  const shown = shownParts(buckets.map((from, at) => between(from, ends[at] ?? from)));
  return { kind, total: shown.total, before: shownCount(between(before.from, period.from)), parts: shown.parts };
}

/** Returns the campaigns of today's range that ran in the period or gave a discount in it, the most used campaign first. */
function countedCampaigns(
  { houses }: CurrentRange,
  byCampaign: Awaited<ReturnType<typeof sumByCampaign>>,
  daily: Daily,
  period: Period,
): readonly CountedCampaign[] {
  const campaigns = new Map(houses.flatMap((house) => house.webConfiguration.campaigns.map((one) => [one.id, one] as const)));
  const days = Array.from({ length: daysOf(period) }, (_, at) => later(period.from, at));
  const finished = daily.filter(({ kind }) => kind === 'finished');
  const rows = [...campaigns.values()].map((campaign) => {
    // Check each day at noon, because a campaign may begin or end at any hour of its first or last day.
    const running = new Set(days.filter((day) => isRunning(campaign, Date.parse(`${day}T11:00:00Z`))));
    const countOf = (kind: string) => sum(byCampaign.filter((one) => one.kind === kind && one.campaignId === campaign.id));
    const [whenRunning, otherwise] = [
      finished.filter(({ day }) => running.has(day)),
      finished.filter(({ day }) => !running.has(day) && days.includes(day)),
    ];
    return {
      id: campaign.id,
      title: campaign.title,
      days: running.size,
      finished: shownCount(countOf('finished-in-campaign')),
      requested: shownCount(countOf('requested-in-campaign')),
      perDay: perDay(sum(whenRunning), running.size),
      perOtherDay: perDay(sum(otherwise), days.length - running.size),
    };
  });
  return rows
    .filter(({ days, finished }) => days > 0 || finished !== 0)
    .toSorted((a, b) => (b.finished ?? 1) - (a.finished ?? 1));
}

/**
 * Returns the average of a count per day. It is calculated from the rounded count that the page shows, so that it does not reveal the exact
 * count.
 */
function perDay(count: number, days: number): number | null {
  const shown = shownCount(count);
  return shown === null || days === 0 ? null : Math.round((shown / days) * 10) / 10;
}

function sum(rows: readonly { readonly count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
