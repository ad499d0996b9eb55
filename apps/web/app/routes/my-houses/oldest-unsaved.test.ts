import { expect, test } from 'vitest';
import { oldestUnsaved } from './oldest-unsaved.ts';

const houses = (count: number, saved: (at: number) => boolean) =>
  Array.from({ length: count }, (_, at) => ({ serial: 1000 - at, saved: saved(at) }));

test('oldestUnsaved returns no house if the browser has fewer than 20 houses', () => {
  expect(oldestUnsaved(houses(19, () => false))).toEqual([]);
});

test('if the browser has 20 houses or more, oldestUnsaved returns the five oldest unsaved houses, the oldest first', () => {
  expect(oldestUnsaved(houses(20, () => false)).map(({ serial }) => serial)).toEqual([981, 982, 983, 984, 985]);
});

test('oldestUnsaved never returns a saved house', () => {
  expect(oldestUnsaved(houses(20, (at) => at > 1)).map(({ serial }) => serial)).toEqual([999, 1000]);
  expect(oldestUnsaved(houses(20, () => true))).toEqual([]);
});
