import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMunicipality, readMunicipality } from './chosen-municipality.ts';
import { aStorage } from './testing/a-storage.ts';

const PLACE = 'gavel.municipality';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser stores the chosen municipality until the visitor clears the choice', () => {
  expect(readMunicipality()).toBeNull();
  keepMunicipality('2280');
  expect(readMunicipality()).toBe('2280');
  keepMunicipality(null);
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('the chosen municipality is read and written in the stored format; if the stored data is unreadable, no municipality is chosen', () => {
  const golden = readFileSync(new URL('golden/municipality-1.json', import.meta.url), 'utf8');
  localStorage.setItem(PLACE, golden);
  expect(readMunicipality()).toBe('2280');
  keepMunicipality('2280');
  expect(JSON.parse(localStorage.getItem(PLACE) ?? '')).toEqual(JSON.parse(golden));
  for (const rubbish of ['{rubbish', '{"format":1,"id":"Härnösand"}', '{"format":1}']) {
    localStorage.setItem(PLACE, rubbish);
    expect(readMunicipality()).toBeNull();
  }
});
