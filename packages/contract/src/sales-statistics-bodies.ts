import { type LostReason, lostReasons } from '@gavel/core/leads';
import type { ShownCount } from '@gavel/core/statistics';
import { type Body, body, lenient } from './body.ts';
import { count } from './shown-count.ts';
import { decimalOrNull, list, textOrNull } from './values.ts';
import { z } from './zod.ts';

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
