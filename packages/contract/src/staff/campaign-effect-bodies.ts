import type { Ore } from '@gavel/core';
import { type Body, body, lenient } from '../body.ts';
import { amount, amountOrNull, flag, instant, list, text } from '../values.ts';

/**
 * The effect that a campaign of the draft has on each house with standard answers. It is calculated for the start of the campaign,
 * or for now if the campaign runs already.
 */
export interface CampaignEffects {
  /** True: the draft has faults, and nothing was calculated. */
  readonly hasFaults: boolean;
  /** The start of the campaign, milliseconds since 1970; null: the campaign is over or turned off, or no house has it. */
  readonly startsAt: number | null;
  readonly houses: readonly {
    readonly houseTitle: string;
    /** The price area in which the house costs least. */
    readonly area: string;
    readonly ordinary: Ore;
    /** The price after all campaigns that run at that time. */
    readonly price: Ore;
    /** The discount of this campaign; 0: the campaign requires other choices than the standard answers. */
    readonly ownDiscount: Ore;
    /** The lowest price in the 30 days before the discount; null: there is no discount. */
    readonly earlierLowest: Ore | null;
  }[];
}

export const campaignEffectsBody: Body<CampaignEffects> = body<CampaignEffects>({
  hasFaults: ['HasFaults', flag],
  startsAt: ['StartsAtUtc', lenient<number | null>(instant, null)],
  houses: [
    'Houses',
    list(
      body<CampaignEffects['houses'][number]>({
        houseTitle: ['HouseTitle', text],
        area: ['Area', text],
        ordinary: ['Ordinary', amount],
        price: ['Price', amount],
        ownDiscount: ['OwnDiscount', amount],
        earlierLowest: ['EarlierLowest', amountOrNull],
      }),
    ),
  ],
});
