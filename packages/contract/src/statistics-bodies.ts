import type { CampaignId, HouseId } from '@gavel/core';
import type { ShownCount } from '@gavel/core/statistics';
import { type Body, body } from './body.ts';
import { count } from './shown-count.ts';
import { campaignId, decimalOrNull, houseId, instant, integer, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** The way from a visit to an order, in its order. */
export const wayKinds = ['visit', 'started', 'finished', 'saved', 'requested', 'offered', 'ordered'] as const;
export type WayKind = (typeof wayKinds)[number];

/** How long a part of a curve is. */
export const bucketSizes = ['day', 'week', 'month'] as const;
export type BucketSize = (typeof bucketSizes)[number];

/** So many days until today can be looked at. */
export const lastDays = ['7', '30', '90', '365'] as const;
export type LastDays = (typeof lastDays)[number];

/** Days as yyyy-MM-dd in Stockholm; the last one is included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What is asked for: the last days, or from one to another; 30 days where nothing is. */
export interface AskedPeriod {
  readonly days?: LastDays | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One step of the way over the period, and as a whole over as many days before. */
export interface CountedKind {
  readonly kind: WayKind;
  readonly total: ShownCount;
  readonly before: ShownCount;
  /** One for each bucket. */
  readonly parts: readonly ShownCount[];
}

/** Houses of a day on which a campaign ran, beside those of a day on which it did not. */
export interface CountedCampaign {
  readonly id: CampaignId;
  readonly title: string;
  /** Of the days that are looked at, on how many it ran. */
  readonly days: number;
  /** Houses, and requests, that it took something off. */
  readonly finished: ShownCount;
  readonly requested: ShownCount;
  /** Finished houses a day while it ran, and on the other days; null: too few to say. */
  readonly perDay: number | null;
  readonly perOtherDay: number | null;
}

export interface Statistics {
  readonly now: number;
  readonly period: Period;
  readonly before: Period;
  /** The first day that anything was counted; null: nothing has been. */
  readonly since: string | null;
  readonly size: BucketSize;
  /** The first day of each. */
  readonly buckets: readonly string[];
  readonly kinds: readonly CountedKind[];
  readonly campaigns: readonly CountedCampaign[];
  /** The one that most people began in the period first. */
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
