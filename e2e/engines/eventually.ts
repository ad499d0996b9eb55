import { setTimeout as wait } from 'node:timers/promises';

/** Long enough for a machine that does ten other things, ms. */
const LONGEST = 60_000;
const BETWEEN = 60;

/**
 * Repeats a check until it no longer throws, and returns what it returns. A page that is just being replaced by another one makes a check throw,
 * too.
 * @param words what is waited for, in the message of the failure
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
