import { rangeWorker } from './range-jobs.ts';
import type { RangeJob } from './range-work.ts';

// The program of the process that reads and checks ranges. `rangeWorkApart` starts the process, and stops it when it is idle.

const work = rangeWorker();

process.on('disconnect', () => process.exit(0));

process.on('message', ({ id, job }: { id: number; job: RangeJob }) => {
  try {
    process.send?.({ id, answer: work(job) });
  } catch (error) {
    process.send?.({ id, wrong: error instanceof Error ? error.message : String(error) });
  }
});
