import { doRangeJob } from './range-jobs.ts';
import type { RangeJob } from './range-work.ts';

// The process in which texts of ranges are worked out: started by `rangeWorkApart`, which ends it when nobody needs it.

process.on('disconnect', () => process.exit(0));

process.on('message', ({ id, job }: { id: number; job: RangeJob }) => {
  try {
    process.send?.({ id, answer: doRangeJob(job) });
  } catch (error) {
    process.send?.({ id, wrong: error instanceof Error ? error.message : String(error) });
  }
});
