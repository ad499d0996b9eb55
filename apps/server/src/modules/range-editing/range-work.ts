import type { DraftJudgement, DraftToJudge, PricePlaces, TextDifference, WrittenRange } from '@gavel/range/publishing';

/** What is worked out from the texts of a range. */
export interface RangeWork {
  listPrices(written: WrittenRange): Promise<PricePlaces>;
  judge(draft: DraftToJudge): Promise<DraftJudgement>;
  compare(before: WrittenRange, after: WrittenRange): Promise<readonly TextDifference[]>;
}

/** The same as a message to another process. */
export type RangeJob =
  | { readonly kind: 'prices'; readonly written: WrittenRange }
  | { readonly kind: 'judge'; readonly draft: DraftToJudge }
  | { readonly kind: 'compare'; readonly before: WrittenRange['texts']; readonly after: WrittenRange['texts'] };
