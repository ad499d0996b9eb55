import type { Logger } from 'pino';
import type { Jobs, OnWork } from './jobs.ts';
import { type QueueDatabase, queuedJobs } from './queued-jobs.ts';
import { timedJobs } from './timed-jobs.ts';
import type { Wait } from './wait.ts';

interface JobsParts<Transaction> {
  readonly database: QueueDatabase<Transaction>;
  readonly wait: Wait;
  readonly logger: Logger;
  readonly onWork: OnWork;
}

/** Opens the background work: timed jobs that run in this process, and queues that are stored in the database. */
export async function openJobs<Transaction>({
  database,
  wait,
  logger,
  onWork,
}: JobsParts<Transaction>): Promise<Jobs<Transaction>> {
  const queued = await queuedJobs({ database, logger, onWork });
  const timed = timedJobs({ wait, logger, onWork });
  return {
    ...timed,
    ...queued,
    async stop() {
      await Promise.all([timed.stop(), queued.stop()]);
    },
  };
}
