import { expect, test } from 'vitest';
import { lastDay } from './last-day.ts';

test.each([
  ['2026-08-31', '2026-08-31'],
  ['2026-08-31T00:00', '2026-08-31'],
  ['2026-08-31T22:30:00Z', '2026-09-01'],
  ['2026-08-31T22:00:00Z', '2026-08-31'],
  ['2026-09-01T00:00:00+02:00', '2026-08-31'],
  ['2026-08-31T23:59:59+02:00', '2026-08-31'],
])('the campaign that ends at %s has the last day %s', (validTo, day) => expect(lastDay(validTo)).toBe(day));

test('an open-ended campaign has no last day', () => expect(lastDay('')).toBeNull());
