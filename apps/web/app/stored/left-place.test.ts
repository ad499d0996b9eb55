import { readFileSync } from 'node:fs';
import { asQuestionId } from '@gavel/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLeftPlace, keepLeftPlace, readLeftPlace } from './left-place.ts';
import { aStorage } from './testing/a-storage.ts';

const TOKEN = 'k3vw9s2m';
const PLACE = `gavel.left.${TOKEN}`;
const left = { openedLast: asQuestionId(11), isQuick: true };

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the browser remembers at which step the visitor left each saved house, until forgetLeftPlace deletes the step', () => {
  keepLeftPlace(TOKEN, left);
  expect(readLeftPlace(TOKEN)).toEqual(left);
  expect(readLeftPlace('another1')).toBeNull();
  forgetLeftPlace(TOKEN);
  expect(localStorage.getItem(PLACE)).toBeNull();
});

test('the step at which the visitor left a house is read and written in the stored format; if the stored data is unreadable, readLeftPlace returns null', () => {
  const golden = readFileSync(new URL('golden/left-1.json', import.meta.url), 'utf8');
  localStorage.setItem(PLACE, golden);
  expect(readLeftPlace(TOKEN)).toEqual(left);
  keepLeftPlace(TOKEN, left);
  expect(JSON.parse(localStorage.getItem(PLACE) ?? '')).toEqual(JSON.parse(golden));
  localStorage.setItem(PLACE, '{"format":1,"openedLast":"kök"}');
  expect(readLeftPlace(TOKEN)).toEqual({ openedLast: null, isQuick: false });
  localStorage.setItem(PLACE, '{rubbish');
  expect(readLeftPlace(TOKEN)).toBeNull();
});
