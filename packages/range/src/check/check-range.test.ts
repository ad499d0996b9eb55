import { expect, test } from 'vitest';
import { faultsOf } from '../testing/write-range.ts';

test('checkRange finds no faults in the small range of the tests', async () => {
  expect(await faultsOf({})).toEqual([]);
});
