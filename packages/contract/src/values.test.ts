import { expect, test } from 'vitest';
import { accountId, houseId } from './values.ts';

test.each([0, -1, 1.5, 2 ** 31, '7', null])('decoding rejects the id %j', (wire) => {
  expect(accountId.safeParse(wire).success).toBe(false);
  expect(houseId.safeParse(wire).success).toBe(false);
});

test('an id may be as large as the database’s integers', () => {
  expect(accountId.parse(2 ** 31 - 1)).toBe(2 ** 31 - 1);
});
