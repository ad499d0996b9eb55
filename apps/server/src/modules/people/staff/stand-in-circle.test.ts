import { expect, test } from 'vitest';
import { isCircle } from './stand-in-circle.ts';

const away = (userId: string, standInId: string, from: number, to: number) => ({
  userId,
  standInId,
  fromDay: `2026-11-${from}`,
  toDay: `2026-11-${to}`,
});

test.each([
  ['by the absent person', away('a', 'a', 10, 12), [], true],
  ['by somebody who is not absent', away('a', 'b', 10, 12), [], false],
  [
    'by somebody whose own substitute on one of the days is the absent person',
    away('a', 'b', 10, 12),
    [away('b', 'a', 12, 20)],
    true,
  ],
  [
    'by somebody whose own substitute on other days is the absent person',
    away('a', 'b', 10, 12),
    [away('b', 'a', 13, 20)],
    false,
  ],
  ['through a third person on the same day', away('a', 'b', 10, 20), [away('b', 'c', 10, 14), away('c', 'a', 14, 20)], true],
  ['through a third person who is back by then', away('a', 'b', 10, 20), [away('b', 'c', 10, 14), away('c', 'a', 15, 20)], false],
  [
    'by one of two others who substitute each other',
    away('a', 'b', 10, 12),
    [away('b', 'c', 10, 12), away('c', 'b', 10, 12)],
    false,
  ],
] as const)(
  'for a substitution %s, isCircle returns whether the chain of substitutes leads back to the absent person (absence: %j)',
  (_, absence, others, isOne) => {
    expect(isCircle(absence, others)).toBe(isOne);
  },
);
