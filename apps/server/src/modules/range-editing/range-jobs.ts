import {
  compareTexts,
  type DraftJudgement,
  judgeDraft,
  listPrices,
  type PricePlaces,
  type TextDifference,
} from '@gavel/range/publishing';
import type { RangeJob, RangeWork } from './range-work.ts';

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
