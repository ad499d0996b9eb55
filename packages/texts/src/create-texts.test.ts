import { createFormatter } from 'use-intl/core';
import { expect, test, vi } from 'vitest';
import { allTexts } from './catalogue.ts';
import { createTexts } from './create-texts.ts';
import { fillIn } from './fill-in.ts';
import { readMessage } from './message.ts';
import type { Surface } from './surface.ts';
import * as surfaces from './surfaces.ts';
import { housesTexts, optionsTexts, paletteTexts, startTexts } from './surfaces.ts';

test('a translator returns the Swedish sentence with its placeholders filled in', () => {
  const texts = createTexts();
  expect(texts.of(paletteTexts)('tip')).toBe('Tips');
  expect(texts.of(housesTexts)('build', { house: 'Björkliden 142' })).toBe('Bygg Björkliden 142');
  const found = texts.of(optionsTexts);
  expect([0, 1, 2].map((count) => found('found', { count }))).toEqual(['Inga tillval', '1 tillval', '2 tillval']);
  expect(texts.of(startTexts)('description', { count: 1200, brand: 'Björkvik' })).toContain('1\u00a0200 hus');
});

test('fillIn replaces `#` by the number of the plural, also inside a mark', () => {
  const message = readMessage('{count, plural, one {<b># tillval</b>} other {<b># tillval</b> finns}}');
  expect(fillIn(message, { count: 3, b: (inside: unknown) => `[${inside}]` })).toBe('[3 tillval] finns');
});

test('a builder can replace one sentence and keep the others', () => {
  const texts = createTexts({ 'houses.build': 'Skapa {house}', 'palette.tip': 'Vårt råd' });
  expect(texts.of(housesTexts)('build', { house: 'Villan' })).toBe('Skapa Villan');
  expect(texts.of(housesTexts)('fromBundle')).toBe('Utgå från ett paket');
  expect(texts.of(paletteTexts)('tip')).toBe('Vårt råd');
});

test('a builder can replace every text of every surface (group of texts)', () => {
  const overrides = Object.fromEntries([...allTexts().keys()].map((key) => [key, `own ${key}`]));
  const texts = createTexts(overrides);
  for (const surface of Object.values<Surface>(surfaces)) {
    const t = texts.of(surface);
    for (const key of Object.keys(surface.messages)) expect(t(key)).toBe(`own ${surface.name}.${key}`);
  }
});

test('createTexts ignores keys that no text has', () => {
  const texts = createTexts({ 'houses.gone': 'x', unknown: 'y' });
  expect(texts.of(housesTexts)('fromBundle')).toBe('Utgå från ett paket');
});

test('`of` returns the same translator every time it is called with the same surface (group of texts)', () => {
  const texts = createTexts();
  expect(texts.of(paletteTexts)).toBe(texts.of(paletteTexts));
  expect(texts.of(paletteTexts)).not.toBe(createTexts().of(paletteTexts));
});

test('relativeTime describes elapsed time in Swedish', () => {
  const now = Date.parse('2025-05-01T12:00:00Z');
  expect(createTexts().relativeTime(now - 3 * 24 * 60 * 60 * 1000, now)).toBe('för 3 dagar sedan');
});

test('relativeTime returns the same text as relativeTime of use-intl', () => {
  const now = Date.parse('2025-05-01T12:00:00Z');
  const { relativeTime } = createFormatter({ locale: 'sv-SE', timeZone: 'Europe/Stockholm' });
  const seconds = [
    0, 0.4, 59, 60, 89, 3599, 3600, 86_399, 86_400, 129_600, 604_799, 604_800, 2_628_000, 31_535_999, 31_536_000, 1e8,
  ];
  for (const ago of seconds.flatMap((one) => [one * 1000, -one * 1000]))
    expect(createTexts().relativeTime(now - ago, now)).toBe(relativeTime(now - ago, now));
});

test('the type checker refuses an unknown key and a missing or misnamed value; at run time the translator then returns the key', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const texts = createTexts();
  // @ts-expect-error: the palette has no such text.
  expect(texts.of(paletteTexts)('build')).toBe('palette.build');
  // @ts-expect-error: the value of `{house}` is missing.
  expect(texts.of(housesTexts)('build')).toBe('houses.build');
  // @ts-expect-error: the value's name is `hus` instead of `house`.
  expect(texts.of(housesTexts)('build', { hus: 'Villan' })).toBe('houses.build');
  expect(logged).toHaveBeenCalledTimes(3);
});
