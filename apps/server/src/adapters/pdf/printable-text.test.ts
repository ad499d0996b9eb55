import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lackingCharacters, latinOnly, printableText, SIGN, withoutCharacters } from './printable-text.ts';

test.each([
  ['Familjen 👨‍👩‍👧', 'Familjen 👨👩👧'],
  ['👋🏽 ❤️', '👋 ❤'],
  ['🇸🇪🇳🇴', 'SENO'],
  ['e\u0301', 'é'],
  [`a${'\u0323\u0302\u0301'.repeat(40)}b`, 'ậ\u0323\u0323b'],
  ['hus\u202evänt', 'husvänt'],
])('%s is printed as %s', (written, printed) => {
  expect(printableText(written)).toBe(printed);
});

test('the characters that no font has are read from Typst’s error message', () => {
  const refusal = [
    'the text `\\"王\\"` could not be displayed',
    'the text `"\\u{f0f0f}"` could not be displayed with any font',
  ].join(', ');
  expect(lackingCharacters(refusal)).toEqual(['王', '\u{f0f0f}']);
  expect(lackingCharacters('the document has no title')).toEqual([]);
});

test('each word with an unsupported character is replaced by one symbol, and all other words stay', () => {
  expect(withoutCharacters('Hos 王小明, (Ek) och 🦸🦸!', ['明', '🦸'])).toBe(`Hos ${SIGN}, (Ek) och ${SIGN}!`);
  expect(withoutCharacters('Ån', ['王'])).toBe('Ån');
});

test('latinOnly keeps words in the Latin script and replaces all other words by a symbol', () => {
  expect(latinOnly('Åsa i Łódź, 東京 och שלום 12 m²')).toBe(`Åsa i Łódź, ${SIGN} och ${SIGN} 12 m²`);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(latinOnly(text).replaceAll(SIGN, '')).toMatch(/^[\u0020-\u024f\s]*$/u);
    }),
  );
});
