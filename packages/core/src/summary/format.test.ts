import { expect, test } from 'vitest';
import { kr } from '../model/money.ts';
import {
  formatArea,
  formatDate,
  formatDay,
  formatDifference,
  formatEstimate,
  formatKr,
  formatKrRange,
  formatMetres,
  formatTimeOfDay,
  truncateAtWord,
  truncateName,
} from './format.ts';

test.each([
  [1_895_000, '1\u00a0895\u00a0000\u00a0kr'],
  [999, '999\u00a0kr'],
  [1000, '1\u00a0000\u00a0kr'],
  [0, '0\u00a0kr'],
  [-4000, '\u22124\u00a0000\u00a0kr'],
  [1450.5, '1\u00a0450,50\u00a0kr'],
  [-0.05, '\u22120,05\u00a0kr'],
  [12_345_678.09, '12\u00a0345\u00a0678,09\u00a0kr'],
])('formatKr writes %d kr with no-break spaces, a minus sign and öre only if needed', (amount, text) => {
  expect(formatKr(kr(amount))).toBe(text);
});

test('formatDifference writes a plus or minus sign before the amount', () => {
  expect(formatDifference(kr(12_500))).toBe('+12\u00a0500\u00a0kr');
  expect(formatDifference(kr(-4000))).toBe('\u22124\u00a0000\u00a0kr');
  expect(formatDifference(kr(0))).toBe('0\u00a0kr');
});

test('formatArea writes a decimal comma and a no-break space', () => {
  expect(formatArea(142)).toBe('142\u00a0m²');
  expect(formatArea(142.5)).toBe('142,5\u00a0m²');
  expect(formatArea(1250)).toBe('1\u00a0250\u00a0m²');
});

test('formatMetres writes a decimal comma and the unit m', () => {
  expect(formatMetres(11.6)).toBe('11,6\u00a0m');
  expect(formatMetres(7)).toBe('7\u00a0m');
});

test('formatDate returns the day in Stockholm', () => {
  expect(formatDate('2026-11-20T12:00:00Z')).toBe('2026-11-20');
  expect(formatDate('2026-11-20T23:30:00Z')).toBe('2026-11-21');
  expect(formatDate('2026-06-30T22:30:00Z')).toBe('2026-07-01');
  expect(formatDay(Date.parse('2026-11-11T23:30:00Z'))).toBe('12 november 2026');
  expect(() => formatDate('i går')).toThrow("'i går' is no time");
});

test('truncateName cuts a name to at most 25 characters, between words if possible, and adds dots only if it cut something', () => {
  expect(truncateName('Sommarstugan vid Björksjön')).toBe('Sommarstugan vid ...');
  expect(truncateName('Sommarstugan vid Björksjö')).toBe('Sommarstugan vid Björksjö');
  expect(truncateName('Sommarstugan vid Björksjö i Norrland')).toBe('Sommarstugan vid Björksjö ...');
  expect(truncateName('Björkvikssommarstugeföreningen')).toBe('Björkvikssommarstugefören ...');
  expect(truncateName('')).toBe('');
});

test('truncateName and truncateAtWord count an emoji as one character and never cut it in half', () => {
  expect(truncateName('🏠'.repeat(25))).toBe('🏠'.repeat(25));
  expect(truncateName('🏠'.repeat(26))).toBe(`${'🏠'.repeat(25)} ...`);
  expect(truncateAtWord('🏠🏠🏠🏠', 3)).toBe('🏠🏠🏠 ...');
});

test.each([
  ['ett hus vid vattnet', 19, 'ett hus vid vattnet'],
  ['ett hus vid vattnet', 18, 'ett hus vid ...'],
  ['ett hus vid vattnet', 11, 'ett hus vid ...'],
  ['ett hus vid vattnet', 10, 'ett hus ...'],
  ['ett hus  vid vattnet', 8, 'ett hus ...'],
  ['ett\nhus vid vattnet', 5, 'ett ...'],
  ['långtidsförvaring av ved', 6, 'långti ...'],
  [' långtidsförvaring', 6, ' långt ...'],
  ['', 0, ''],
])('truncateAtWord with the text %j and at most %d characters before the dots returns %j', (text, length, cut) => {
  expect(truncateAtWord(text, length)).toBe(cut);
});

test('formatKrRange writes the unit kr once, after the second amount', () => {
  expect(formatKrRange(kr(150_000), kr(450_000))).toBe('150\u00a0000–450\u00a0000\u00a0kr');
  expect(formatKrRange(kr(75_000), kr(75_000))).toBe('75\u00a0000\u00a0kr');
});

test('formatEstimate rounds both amounts to whole thousands', () => {
  expect(formatEstimate(kr(3_256_908), kr(3_606_908))).toBe('3\u00a0257\u00a0000–3\u00a0607\u00a0000\u00a0kr');
});

test('formatTimeOfDay returns the time in Stockholm, with a dot', () => {
  expect(formatTimeOfDay(Date.UTC(2026, 10, 20, 16, 35))).toBe('17.35');
});
