import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRoad, readIsQuick } from './chosen-road.ts';
import { aStorage } from './testing/a-storage.ts';

const BEGUN = 1_795_003_200_000;
const PLACE = `gavel.road.${BEGUN}`;

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a house asks all questions by default; choosing the quick road for one house does not change another house', () => {
  keepRoad(BEGUN, true);
  expect(readIsQuick(BEGUN)).toBe(true);
  expect(readIsQuick(BEGUN + 1)).toBe(false);
  keepRoad(BEGUN, false);
  expect(localStorage.getItem(PLACE)).toBeNull();
  expect(readIsQuick(BEGUN)).toBe(false);
});

test('the choice of the quick road is read and written in the stored format; if the stored data is unreadable, the visitor gets all questions', () => {
  const golden = readFileSync(new URL('golden/road-1.json', import.meta.url), 'utf8');
  localStorage.setItem(PLACE, golden);
  expect(readIsQuick(BEGUN)).toBe(true);
  keepRoad(BEGUN, true);
  expect(JSON.parse(localStorage.getItem(PLACE) ?? '')).toEqual(JSON.parse(golden));
  localStorage.setItem(PLACE, '{rubbish');
  expect(readIsQuick(BEGUN)).toBe(false);
});
