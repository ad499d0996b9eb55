import type { HouseId } from '@gavel/core';

/** A part of a published range by its ids: what a proof speaks about. Entries and quantities count from 0, as the house has them. */
export type RangePart =
  | {
      readonly kind: 'question' | 'questionRule' | 'answer' | 'answerRule' | 'bundle' | 'campaign' | 'house';
      readonly id: number;
    }
  | {
      readonly kind: 'price';
      /** Of a base answer. */
      readonly id: number;
      readonly houseId: HouseId;
      readonly entry: number;
      /** Null: the price itself. */
      readonly units: number | null;
    };
