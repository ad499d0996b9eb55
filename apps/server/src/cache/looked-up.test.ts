import { expect, test } from 'vitest';
import { lookedUp } from './looked-up.ts';

test('lookedUp reads a value again after the interval, or at the next call if the clock was set back', async () => {
  const HOUR_MS = 3_600_000;
  let clock = 5 * HOUR_MS;
  let looks = 0;
  const read = lookedUp({ look: async () => ++looks, every: 5000, now: () => clock });
  expect([await read(), await read()]).toEqual([1, 1]);
  clock += 5000;
  expect(await read()).toBe(2);
  clock -= HOUR_MS;
  expect([await read(), await read()]).toEqual([3, 3]);
});
