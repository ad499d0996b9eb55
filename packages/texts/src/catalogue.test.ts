import { expect, test } from 'vitest';
import { allTexts, placeholdersOf } from './catalogue.ts';
import * as surfaces from './surfaces.ts';

test('all texts stand under the key that a builder writes', () => {
  const texts = allTexts();
  expect(texts.get('palette.tip')).toBe('Tips');
  expect(texts.get('municipality.defaultHouseName')).toBe('Mitt hus');
});

test('no two surfaces share a name, and each is exported under its own', () => {
  for (const [exported, { name }] of Object.entries(surfaces)) expect(exported).toBe(`${name}Texts`);
});

test('every text is an ICU message', () => {
  for (const text of allTexts().values()) expect(() => placeholdersOf(text)).not.toThrow();
});

test.each([
  ['Bygg huset', []],
  ['Bygg {house} i {municipality}', ['{house}', '{municipality}']],
  ['{count, plural, one {# hus i {place}} other {# hus}}', ['{count}', '{place}']],
  ['Bild {number, number}', ['{number}']],
  ['Ring <call>{phone}</call>', ['<call>', '{phone}']],
  ["Skriv '{house}'", []],
])('%s leaves to be filled in: %j', (message, placeholders) => {
  expect([...placeholdersOf(message)]).toEqual(placeholders);
});

test.each(['Bygg {house', '{count, plural, one {ett}}', '<b>Bygg'])('%s is no ICU message', (message) => {
  expect(() => placeholdersOf(message)).toThrow(SyntaxError);
});
