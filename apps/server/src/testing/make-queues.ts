import { pino } from 'pino';
import { queuedJobs } from '../adapters/jobs/queued-jobs.ts';
import type { Connection } from '../db/connect.ts';

/** Creates the tables of the job queue. Without this call, the queue would create them when it first starts. */
export async function makeQueues({ queues }: Pick<Connection, 'queues'>): Promise<void> {
  const jobs = await queuedJobs({ database: queues, logger: pino({ level: 'silent' }) });
  await jobs.stop();
}
