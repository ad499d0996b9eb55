import type { AnswerId, CampaignId, HouseId, QuestionId, SectionId } from '@gavel/core';
import { type LostReason, lostReasons } from '@gavel/core/leads';
import type { ShownCount } from '@gavel/core/statistics';
import { type Body, body, lenient } from './body.ts';
import {
  answerId,
  campaignId,
  decimalOrNull,
  houseId,
  instant,
  integer,
  list,
  questionId,
  sectionId,
  text,
  textOrNull,
} from './values.ts';
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

/** An answer, how often it was chosen, and what part that is of all answers to its question. */
export interface CountedAnswer {
  readonly id: AnswerId;
  /** Null: the range has it no more. */
  readonly title: string | null;
  readonly count: ShownCount;
  readonly share: number | null;
}

export interface CountedQuestion {
  readonly id: QuestionId;
  readonly title: string | null;
  readonly total: ShownCount;
  readonly answers: readonly CountedAnswer[];
}

export interface CountedSection {
  readonly id: SectionId;
  readonly title: string;
  /** Of how many visits a step of it was open. */
  readonly reached: ShownCount;
  readonly questions: readonly CountedQuestion[];
}

/** An answer that was tried and could not be chosen. */
export interface RefusedAnswer {
  readonly question: string;
  readonly answer: string;
  /** What stood in its way; null: something that is no answer, or it is not known. */
  readonly because: string | null;
  readonly count: ShownCount;
}

/** What is chosen in one house. */
export interface HouseStatistics {
  readonly houseId: HouseId;
  readonly started: ShownCount;
  readonly finished: ShownCount;
  readonly sections: readonly CountedSection[];
  /** Most often first. */
  readonly refused: readonly RefusedAnswer[];
}

/** How soon those who asked were answered. Of fewer than five nothing is said. */
export interface ContactTimes {
  readonly asked: ShownCount;
  /** Nothing has been done for them yet. */
  readonly waiting: ShownCount;
  /** Minutes within which half of those who were contacted, and nine of ten, were. */
  readonly median: number | null;
  readonly slowest: number | null;
}

/** What became of the requests that came in the period. */
export interface SalesStatistics {
  readonly contact: ContactTimes;
  readonly before: ContactTimes;
  readonly lost: {
    readonly total: ShownCount;
    readonly reasons: readonly { readonly reason: LostReason; readonly count: ShownCount }[];
  };
  /** By who takes care of them; null: who asks is no administrator. The name is null where nobody does. */
  readonly people: readonly SellerStatistics[] | null;
}

export interface SellerStatistics {
  readonly name: string | null;
  readonly contact: ContactTimes;
  readonly offered: ShownCount;
  readonly ordered: ShownCount;
  readonly lost: ShownCount;
}

const count: Body<ShownCount> = lenient<ShownCount>(z.int().check(z.nonnegative(), z.multipleOf(5)), null);
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

const answer = body<CountedAnswer>({
  id: ['Id', answerId],
  title: ['Title', textOrNull],
  count: ['Count', count],
  share: ['Share', decimalOrNull],
});
const question = body<CountedQuestion>({
  id: ['Id', questionId],
  title: ['Title', textOrNull],
  total: ['Total', count],
  answers: ['Answers', list(answer)],
});

export const houseStatisticsBody: Body<HouseStatistics> = body<HouseStatistics>({
  houseId: ['HouseId', houseId],
  started: ['Started', count],
  finished: ['Finished', count],
  sections: [
    'Sections',
    list(
      body<CountedSection>({
        id: ['Id', sectionId],
        title: ['Title', text],
        reached: ['Reached', count],
        questions: ['Questions', list(question)],
      }),
    ),
  ],
  refused: [
    'Refused',
    list(
      body<RefusedAnswer>({
        question: ['Question', text],
        answer: ['Answer', text],
        because: ['Because', textOrNull],
        count: ['Count', count],
      }),
    ),
  ],
});

const contactTimes = body<ContactTimes>({
  asked: ['Asked', count],
  waiting: ['Waiting', count],
  median: ['MedianMinutes', decimalOrNull],
  slowest: ['SlowestMinutes', decimalOrNull],
});
const seller = body<SellerStatistics>({
  name: ['Name', textOrNull],
  contact: ['Contact', contactTimes],
  offered: ['Offered', count],
  ordered: ['Ordered', count],
  lost: ['Lost', count],
});

export const salesStatisticsBody: Body<SalesStatistics> = body<SalesStatistics>({
  contact: ['Contact', contactTimes],
  before: ['Before', contactTimes],
  lost: [
    'Lost',
    body<SalesStatistics['lost']>({
      total: ['Total', count],
      reasons: [
        'Reasons',
        list(
          body<SalesStatistics['lost']['reasons'][number]>({ reason: ['Reason', z.enum(lostReasons)], count: ['Count', count] }),
        ),
      ],
    }),
  ],
  people: ['People', lenient<readonly SellerStatistics[] | null>(z.array(seller), null)],
});
