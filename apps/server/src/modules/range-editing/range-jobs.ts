import {
  compareTexts,
  type DraftJudgement,
  type DraftToJudge,
  judgeDraft,
  listPrices,
  type PricePlaces,
  type TextDifference,
  type WrittenRange,
} from '@gavel/range/publishing';
import type { RangeWork } from './range-work.ts';

/** What the process for ranges is asked. */
export type RangeJob =
  | { readonly kind: 'prices'; readonly written: WrittenRange }
  | { readonly kind: 'judge'; readonly draft: DraftToJudge }
  | { readonly kind: 'compare'; readonly before: WrittenRange['texts']; readonly after: WrittenRange['texts'] };

/** Works in this process: what a small range takes, as tests have it. */
export const rangeWorkHere: RangeWork = {
  listPrices: async (written) => listPrices(written),
  judge: async (draft) => judgeDraft(draft),
  compare: async (before, after) => compareTexts(before.texts, after.texts),
};

/** Answers it. */
export function doRangeJob(job: RangeJob): PricePlaces | DraftJudgement | readonly TextDifference[] {
  switch (job.kind) {
    case 'prices':
      return listPrices(job.written);
    case 'judge':
      return judgeDraft(job.draft);
    case 'compare':
      return compareTexts(job.before, job.after);
  }
}
