import type { CampaignId, HouseId } from '@gavel/core';
import type { ShownCount } from '@gavel/core/statistics';
import { type Body, body } from '../body.ts';
import { campaignId, decimalOrNull, houseId, instant, integer, list, text, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { count } from './shown-count.ts';

/** The kinds of counts, in the order in which the events happen, from a visit to a final order. `finished`: the summary was opened. */
export const wayKinds = ['visit', 'started', 'finished', 'saved', 'requested', 'offered', 'ordered'] as const;
export type WayKind = (typeof wayKinds)[number];

/** A period is divided into buckets: days, weeks or months. A curve has one point for each bucket. */
export const bucketSizes = ['day', 'week', 'month'] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** The selectable numbers of days until today. */
export const lastDays = ['7', '30', '90', '365'] as const;
export type LastDays = (typeof lastDays)[number];

/** Days as yyyy-MM-dd in Stockholm; the last day is included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The requested period: the last `days` days, or the days from one day to another; 30 days by default. */
export interface AskedPeriod {
  readonly days?: LastDays | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One kind of count: its numbers in the period, and its total in the period of the same length before that. */
export interface CountedKind {
  readonly kind: WayKind;
  readonly total: ShownCount;
  readonly before: ShownCount;
  /** One number for each bucket (day, week or month) of the period. */
  readonly parts: readonly ShownCount[];
}

/** A campaign, with the number of opened summaries per day while it ran and on the other days. */
export interface CountedCampaign {
  readonly id: CampaignId;
  readonly title: string;
  /** The number of days of the period on which the campaign ran. */
  readonly days: number;
  /** The numbers of opened summaries and of requests that had the campaign’s discount. */
  readonly finished: ShownCount;
  readonly requested: ShownCount;
  /** Opened summaries per day while the campaign ran, and on the other days; null: too few to show, or there were no such days. */
  readonly perDay: number | null;
  readonly perOtherDay: number | null;
}

export interface Statistics {
  readonly now: number;
  readonly period: Period;
  readonly before: Period;
  /** The first day with a counted visit to the site; null: there is none. */
  readonly since: string | null;
  readonly size: BucketSize;
  /** The first day of each bucket (day, week or month) of the period. */
  readonly buckets: readonly string[];
  readonly kinds: readonly CountedKind[];
  readonly campaigns: readonly CountedCampaign[];
  /** The houses, sorted by the shown (rounded) count of how often visitors started them in the period, the largest first. */
  readonly houses: readonly { readonly id: HouseId; readonly title: string }[];
}

const period = body<Period>({ from: ['From', text], to: ['To', text] });

export const statisticsBody: Body<Statistics> = body<Statistics>({
  now: ['NowUtc', instant],
  period: ['Period', period],
  before: ['Before', period],
  since: ['Since', textOrNull],
  size: ['BucketSize', z.enum(bucketSizes)],
  buckets: ['Buckets', list(text)],
  kinds: [
    'Kinds',
    list(
      body<CountedKind>({
        kind: ['Kind', z.enum(wayKinds)],
        total: ['Total', count],
        before: ['Before', count],
        parts: ['Parts', list(count)],
      }),
    ),
  ],
  campaigns: [
    'Campaigns',
    list(
      body<CountedCampaign>({
        id: ['Id', campaignId],
        title: ['Title', text],
        days: ['Days', integer],
        finished: ['Finished', count],
        requested: ['Requested', count],
        perDay: ['PerDay', decimalOrNull],
        perOtherDay: ['PerOtherDay', decimalOrNull],
      }),
    ),
  ],
  houses: ['Houses', list(body<Statistics['houses'][number]>({ id: ['Id', houseId], title: ['Title', text] }))],
});
