import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { aClock, type TestClock } from '../../testing/a-clock.ts';
import type { TimedJobs } from './jobs.ts';
import { timedJobs } from './timed-jobs.ts';

let clock: TestClock;
let lines: { readonly msg: string; readonly job: string; readonly err: { readonly message: string } }[];
let jobs: TimedJobs;
beforeEach(() => {
  clock = aClock();
  lines = [];
  jobs = timedJobs({ wait: clock.wait, logger: pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }) });
});

/** Returns a job that records the times at which its runs begin. A run ends when the test calls `end`. */
function noting(name: string, schedule: { readonly firstAfter: number; readonly every: number }) {
  const begunAt: number[] = [];
  let end = () => {};
  const run = async () => {
    begunAt.push(clock.now());
    await new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  return {
    job: { name, schedule, run },
    begunAt,
    async end() {
      end();
      await clock.pass(0);
    },
  };
}

test('a job first runs after the time `firstAfter`, and runs again when the time `every` has passed since the end of its last run', async () => {
  const { job, begunAt, end } = noting('sweep', { firstAfter: 5, every: 100 });
  jobs.schedule(job);
  await clock.pass(4);
  expect(begunAt).toEqual([]);
  await clock.pass(1);
  expect(begunAt).toEqual([5]);
  // The first run takes longer than the interval, so the second run must not begin before the first has ended.
  await clock.pass(300);
  expect(begunAt).toEqual([5]);
  await end();
  await clock.pass(99);
  expect(begunAt).toEqual([5]);
  await clock.pass(1);
  expect(begunAt).toEqual([5, 405]);
  await end();
  await jobs.stop();
});

test('a slow job does not delay other jobs', async () => {
  const slow = noting('slow', { firstAfter: 0, every: 10 });
  let runs = 0;
  const run = async () => {
    runs += 1;
  };
  jobs.schedule(slow.job);
  jobs.schedule({ name: 'quick', schedule: { firstAfter: 0, every: 10 }, run });
  await clock.pass(35);
  expect([slow.begunAt.length, runs]).toEqual([1, 4]);
  await slow.end();
  await jobs.stop();
});

test('a failed job is logged with its name and runs again', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  };
  jobs.schedule({ name: 'sweep', schedule: { firstAfter: 0, every: 10 }, run });
  await clock.pass(10);
  expect(runs).toBe(2);
  expect(lines.map(({ msg, job, err }) => [msg, job, err.message])).toEqual([['job failed', 'sweep', 'away']]);
  await jobs.stop();
});

test('stopping aborts running jobs, waits until they have ended, and starts no new job', async () => {
  const steps: string[] = [];
  const run = async (signal: AbortSignal) => {
    steps.push('begun');
    await clock.wait(1000, signal);
    steps.push(signal.aborted ? 'aborted' : 'done');
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('ended');
  };
  jobs.schedule({ name: 'long', schedule: { firstAfter: 0, every: 10 }, run });
  jobs.schedule({ name: 'later', schedule: { firstAfter: 5, every: 10 }, run: async () => void steps.push('later') });
  await clock.pass(1);
  await jobs.stop();
  expect(steps).toEqual(['begun', 'aborted', 'ended']);
  await clock.pass(5000);
  expect(steps).toHaveLength(3);
});

test('schedule throws for a second job with the same name', async () => {
  const job = { name: 'sweep', schedule: { firstAfter: 1, every: 1 }, run: async () => undefined };
  jobs.schedule(job);
  expect(() => jobs.schedule(job)).toThrow('there is a job sweep already');
  await jobs.stop();
});
