import { expect, test } from 'vitest';
import { allTexts, placeholdersOf } from './catalogue.ts';
import * as surfaces from './surfaces.ts';

test('allTexts returns texts under the keys with which a builder can replace them', () => {
  const texts = allTexts();
  expect(texts.get('palette.tip')).toBe('Tips');
  expect(texts.get('municipality.defaultHouseName')).toBe('Mitt hus');
});

/**
 * Surfaces (groups of texts) whose names cannot change, because ranges use these names in `texts.yaml`. The code uses the words request and
 * quote instead.
 */
const renamed: Readonly<Record<string, string>> = {
  customerOffer: 'customerQuote',
  lead: 'requestPage',
  leadMail: 'requestMail',
  leads: 'requestList',
  offer: 'quote',
  offerMail: 'quoteMail',
  salesOffer: 'salesQuote',
};

test('every surface (group of texts) has a name of its own, and is exported under this name', () => {
  for (const [exported, { name }] of Object.entries(surfaces)) expect(exported).toBe(`${renamed[name] ?? name}Texts`);
  expect(new Set(Object.values(surfaces).map(({ name }) => name)).size).toBe(Object.keys(surfaces).length);
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
])('placeholdersOf finds in %s the placeholders %j', (message, placeholders) => {
  expect([...placeholdersOf(message)]).toEqual(placeholders);
});

test.each(['Bygg {house', '{count, plural, one {ett}}', '<b>Bygg'])(
  'placeholdersOf throws for %s, which is no ICU message',
  (message) => {
    expect(() => placeholdersOf(message)).toThrow(SyntaxError);
  },
);
