import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../testing/examples.ts';
import { readTime, stockholmDay, TimeError } from './stockholm-time.ts';

test.each([
  ['2026-11-01', '2026-10-31T23:00:00.000Z', '2026-11-01T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2028-02-29', '2028-02-28T23:00:00.000Z', '2028-02-29T23:00:00.000Z'],
])('readTime reads %s as a whole day in Stockholm, also on a day when the clock changes', (text, start, nextDay) => {
  expect(readTime(text)).toEqual({ start: Date.parse(start), nextDay: Date.parse(nextDay), isWholeDay: true });
});

test('readTime reads midnight without an offset as a whole day, and any other time as a moment', () => {
  for (const text of ['2026-11-30T00:00', '2026-11-30T00:00:00', '2026-11-30 00:00:00.000']) {
    expect(readTime(text)).toEqual(readTime('2026-11-30'));
  }
  expect(readTime('2026-11-30T00:00:01').isWholeDay).toBe(false);
  expect(readTime('2026-11-30T00:00:00+01:00').isWholeDay).toBe(false);
  expect(readTime('2026-11-29T23:00:00Z').isWholeDay).toBe(false);
});

test.each([
  ['2026-11-20T12:00', '2026-11-20T11:00:00.000Z'],
  ['2026-07-20T12:00:30', '2026-07-20T10:00:30.000Z'],
  ['2026-07-20 12:00:30.25', '2026-07-20T10:00:30.250Z'],
  ['2026-11-20T12:00:00+01:00', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T12:00:00+0100', '2026-11-20T11:00:00.000Z'],
  ['2026-11-20T12:00:00-05:30', '2026-11-20T17:30:00.000Z'],
  ['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.000Z'],
  [' 2026-11-20T12:00:00,5Z ', '2026-11-20T12:00:00.500Z'],
])('readTime reads %s as the UTC time %s', (text, instant) => {
  expect(new Date(readTime(text).start).toISOString()).toBe(instant);
});

test('readTime reads a time in autumn’s repeated hour as its first occurrence, and a time in spring’s skipped hour as one hour later', () => {
  expect(new Date(readTime('2026-10-25T02:30').start).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(new Date(readTime('2026-03-29T02:30').start).toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test.each([
  '',
  'i morgon',
  '2026',
  '2026-11',
  '26-11-20',
  '2026-1-1',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-11-20T12',
  '2026-11-20T24:00',
  '2026-11-20T12:60',
  '2026-11-20T12:00:60',
  '2026-11-20T12:00+1',
  '20/11/2026',
  '2026-11-20T12:00:00z',
  '2026-11-20Z',
  '2026-11-20+01:00',
  '2026-11-20T12:00+24:00',
  '2026-11-20T12:00+01:60',
])('readTime refuses %j', (text) => {
  expect(() => readTime(text)).toThrow(new TimeError(text));
  expect(() => readTime(text)).toThrow(`expected a date, a time or a time with offset, found '${text}'`);
});

test('a day in Stockholm begins two hours before the UTC day in summer and one hour before in winter', () => {
  expect(stockholmDay(Date.parse('2026-06-30T21:59:59.999Z'))).toBe('2026-06-30');
  expect(stockholmDay(Date.parse('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(stockholmDay(Date.parse('2026-12-31T22:59:59.999Z'))).toBe('2026-12-31');
  expect(stockholmDay(Date.parse('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});

test('every instant is within the day that stockholmDay returns for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2100-01-01') }), (instant) => {
      const { start, nextDay } = readTime(stockholmDay(instant));
      expect(start).toBeLessThanOrEqual(instant);
      expect(nextDay).toBeGreaterThan(instant);
    }),
    examples(100, 8),
  );
});
