import { type LostReason, lostReasons } from '@gavel/core/requests';
import type { ShownCount } from '@gavel/core/statistics';
import { type Body, body, lenient } from '../body.ts';
import { decimalOrNull, list, textOrNull } from '../values.ts';
import { z } from '../zod.ts';
import { count } from './shown-count.ts';

/** How soon staff handled customers’ requests. `median` and `slowest` are null if staff handled fewer than five requests. */
export interface ContactTimes {
  readonly asked: ShownCount;
  /** Requests that nobody has handled yet. */
  readonly waiting: ShownCount;
  /**
   * `median`: the number of minutes within which half of the handled requests were handled. `slowest`: the number of minutes within which
   * nine of ten were.
   */
  readonly median: number | null;
  readonly slowest: number | null;
}

/** The statistics of the customers’ requests that arrived in a period. */
export interface SalesStatistics {
  readonly contact: ContactTimes;
  readonly before: ContactTimes;
  readonly lost: {
    readonly total: ShownCount;
    readonly reasons: readonly { readonly reason: LostReason; readonly count: ShownCount }[];
  };
  /**
   * One entry per owner of requests; null: the user is no administrator. The entry with the name null counts requests without an
   * owner.
   */
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
