import { setTimeout as wait } from 'node:timers/promises';

/** The longest wait, in ms. It is long enough for a machine that runs ten other tasks. */
const LONGEST = 60_000;
const BETWEEN = 60;

/**
 * Repeats a check until it no longer throws, and returns its result. After the longest wait, throws an error with the check's
 * last message. A check may also throw because the browser is just then loading another page.
 * @param words what the check waits for, as the failure message names it
 */
export async function eventually<Result>(words: string, check: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + LONGEST;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${words}: ${error instanceof Error ? error.message : error}`, { cause: error });
      await wait(BETWEEN);
    }
  }
}
