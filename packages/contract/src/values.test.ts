import { expect, test } from 'vitest';
import { accountId, houseId } from './values.ts';

test.each([0, -1, 1.5, 2 ** 31, '7', null])('%j is no id', (wire) => {
  expect(accountId.safeParse(wire).success).toBe(false);
  expect(houseId.safeParse(wire).success).toBe(false);
});

test('an id is as large as databases count', () => {
  expect(accountId.parse(2 ** 31 - 1)).toBe(2 ** 31 - 1);
});
