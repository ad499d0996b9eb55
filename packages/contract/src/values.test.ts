import { expect, test } from 'vitest';
import { accountId, houseId, houseName } from './values.ts';
import { z } from './zod.ts';

test.each([0, -1, 1.5, 2 ** 31, '7', null])('decoding rejects the id %j', (wire) => {
  expect(accountId.safeParse(wire).success).toBe(false);
  expect(houseId.safeParse(wire).success).toBe(false);
});

test('an id may be as large as the largest integer that the database stores', () => {
  expect(accountId.parse(2 ** 31 - 1)).toBe(2 ** 31 - 1);
});

test('in the name of a house, a tab becomes a space; an empty name, a line break or another control character is refused', () => {
  expect(houseName.parse(' Huset\tvid sjön ')).toBe('Huset vid sjön');
  expect(z.encode(houseName, 'Huset\tvid sjön')).toBe('Huset vid sjön');
  for (const name of ['', '\t', 'Huset\nvid sjön', 'Huset\u0007']) expect(houseName.safeParse(name).success, name).toBe(false);
});
