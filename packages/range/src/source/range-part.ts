import type { HouseId } from '@gavel/core';

/**
 * A part of a published range, to which an objection of the proof refers by ids. The entries of a price and the quantities of an entry
 * count from 0, in the order of the house's web configuration.
 */
export type RangePart =
  | {
      readonly kind: 'question' | 'questionRule' | 'answer' | 'answerRule' | 'bundle' | 'campaign' | 'house';
      readonly id: number;
    }
  | {
      readonly kind: 'price';
      /** The id of a base answer. */
      readonly id: number;
      readonly houseId: HouseId;
      readonly entry: number;
      /** The position of the quantity in the entry; null: the part is the price itself. */
      readonly units: number | null;
    };
