import { TestClock } from 'pg-boss';
import { expect } from 'vitest';
import type { Queue } from '../adapters/jobs/jobs.ts';

const SECOND_MS = 1000;

/** A clock for queues of work that a test moves. It stands still while work runs, however long that takes on a busy machine. */
export interface QueueClock {
  readonly clock: TestClock;
  /** The same queue. `passUntil` waits for the work of those that came through here. */
  watched(queue: Queue): Queue;
  /** Lets seconds pass. */
  pass(seconds: number): Promise<void>;
  /** Lets seconds pass until a condition holds. Only one second of each stride is worked through. Fails when it does not hold in the end. */
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
  /** What a tick begins is done by handlers, which the clock does not wait for; one that ends may begin the next. */
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
