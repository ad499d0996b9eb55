import type { Logger } from 'pino';
import type { Job, OnWork, TimedJobs } from './jobs.ts';
import type { Wait } from './wait.ts';

interface TimedJobsParts {
  readonly wait: Wait;
  readonly logger: Logger;
  readonly onWork?: OnWork;
}

/** Runs jobs in this process, by timers. Every server process runs all the jobs, so a job must do no harm when several processes run it. */
export function timedJobs({ wait, logger, onWork = () => {} }: TimedJobsParts): TimedJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ends = new Map<string, Promise<void>>();

  const repeat = async ({ name, schedule, run }: Job) => {
    await wait(schedule.firstAfter, signal);
    while (!signal.aborted) {
      const begunAt = performance.now();
      const tell = (outcome: 'done' | 'failed') => onWork(name, outcome, (performance.now() - begunAt) / 1000);
      try {
        await run(signal);
        tell('done');
      } catch (error) {
        tell('failed');
        logger.error({ err: error, job: name }, 'job failed');
      }
      await wait(schedule.every, signal);
    }
  };
  return {
    schedule(job) {
      if (ends.has(job.name)) throw new Error(`there is a job ${job.name} already`);
      ends.set(job.name, repeat(job));
    },
    async stop() {
      stopping.abort();
      await Promise.all(ends.values());
    },
  };
}
