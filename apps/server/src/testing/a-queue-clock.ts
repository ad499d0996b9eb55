import { TestClock } from 'pg-boss';
import { expect } from 'vitest';
import type { Queue } from '../adapters/jobs/jobs.ts';

const SECOND_MS = 1000;

/**
 * A clock for job queues. Only the test moves it. The clock does not move while jobs run, so that slow machines get the same
 * results as fast ones.
 */
export interface QueueClock {
  readonly clock: TestClock;
  /** Returns a queue that does the same as the given queue and records its running jobs, so that the clock can wait for them. */
  watched(queue: Queue): Queue;
  /** Moves the clock forward by seconds. */
  pass(seconds: number): Promise<void>;
  /**
   * Moves the clock until a condition is true, and fails if the condition does not become true within `seconds`. To save time, the clock
   * moves by `stride` seconds at a time, and jobs run only in the last of these seconds.
   */
  passUntil(holds: () => boolean | Promise<boolean>, seconds: number, stride?: number): Promise<void>;
}

export function aQueueClock(): QueueClock {
  const clock = new TestClock();
  const running = new Set<Promise<void>>();
  const watch = (does: (id: string) => Promise<void>) => async (id: string) => {
    const work = does(id);
    running.add(work);
    await work.finally(() => running.delete(work));
  };
  /** Waits for the job handlers that a tick of the clock has started. A handler that ends may start another handler. */
  const settled = async () => {
    while (running.size > 0) {
      await Promise.allSettled(running);
      await clock.tick(0);
    }
  };
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      await clock.tick(SECOND_MS);
      await settled();
    }
  };
  return {
    clock,
    pass,
    watched: (queue) => ({ ...queue, run: watch(queue.run), giveUp: watch(queue.giveUp) }),
    async passUntil(holds, seconds, stride = 1) {
      for (let second = 0; second < seconds && !(await holds()); second += stride) {
        if (stride > 1) await clock.setTime(clock.now() + (stride - 1) * SECOND_MS);
        await pass(1);
      }
      expect(await holds()).toBe(true);
    },
  };
}
