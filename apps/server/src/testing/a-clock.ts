import type { Wait } from '../adapters/jobs/wait.ts';

export interface TestClock {
  /** Milliseconds since 1970. */
  now(): number;
  readonly wait: Wait;
  /**
   * Moves the clock forward and runs all work that waits for a time up to the new time. Does not wait for work that needs a disk or a
   * network.
   */
  pass(milliseconds: number): Promise<void>;
}

/**
 * Returns a clock that moves only when a test moves it.
 * @param now milliseconds since 1970
 */
export function aClock(now = 0): TestClock {
  let time = now;
  const waiting = new Set<{ readonly until: number; wake(): void }>();
  return {
    now: () => time,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const one = { until: time + milliseconds, wake };
        function wake() {
          waiting.delete(one);
          signal.removeEventListener('abort', wake);
          resolve();
        }
        waiting.add(one);
        signal.addEventListener('abort', wake);
      }),
    async pass(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = [...waiting].filter(({ until }) => until <= end).toSorted((a, b) => a.until - b.until);
        if (!next) break;
        time = next.until;
        next.wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
      time = end;
    },
  };
}
