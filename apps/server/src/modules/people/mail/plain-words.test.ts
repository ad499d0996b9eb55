import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('ordinary names', () => {
  test.each([
    'Anna Berg',
    'Åsa-Märta O’Connor',
    'J. R. Ek',
    'Dr. Ek',
    'Björn 2:a',
    'Huset <b>vid</b> sjön',
    'Villa 2.0, 120 m²',
    'Sommar/vinter',
    '東京の家',
    'بيت',
    'Vårt hus 🏡',
  ])('plainWords keeps the name %s', (name) => expect(plainWords(name)).toBe(name));
});

describe('plainWords makes text safe', () => {
  test.each([
    ['a line break', 'Anna\r\nBcc: x@evil.example', 'Anna Bcc: x evil example'],
    ['other line breaks', 'Anna\u2028Berg\u2029Ek\u0085Lind\v', 'Anna Berg Ek Lind'],
    ['control characters', 'An\u0000na\u001b[31m', 'An na [31m'],
    ['characters that reverse the direction of text', 'Anna \u202egnilroT\u202c \u2066x\u2069\u200f', 'Anna gnilroT x'],
    ['invisible characters', 'An\u200bna\ufeff \u{e0041}Berg', 'Anna Berg'],
    ['letters without a visible shape', '\u3164\u2800\u115f', ''],
    ['half a surrogate pair', 'Anna\ud83d', 'Anna'],
    ['many accents on one letter', `A${'\u0301'.repeat(40)}nna`, 'Á\u0301\u0301nna'],
    ['white space', '  Anna \t\u00a0  Berg ', 'Anna Berg'],
    ['a web address', 'Vinn pengar https://evil.example/x?y', 'Vinn pengar evil example/x?y'],
    ['a web address without a scheme', 'www.evil.example', 'evil example'],
    ['a web address with other characters as dots', 'evil。example evil．example evil｡se', 'evil example evil example evil se'],
    [
      'a web address with an unusual beginning',
      '//evil.example \\\\evil.example hTTp:evil.example',
      'evil example evil example evil example',
    ],
    ['a web address that contains invisible characters', 'evil\u200d.\u2060example', 'evil example'],
    ['an e-mail address', 'mailto:x@evil.example', 'x evil example'],
    ['a web address that appears when another one is removed', '/www./evil.example', 'evil example'],
    ['the whole text if it is only a scheme', 'https://\u200b', ''],
  ])('plainWords removes or replaces %s', (_, written, plain) => expect(plainWords(written)).toBe(plain));
});

test('plainWords shortens a name of more than 60 characters without splitting an emoji or a letter with a mark', () => {
  expect(plainWords('x'.repeat(60))).toBe('x'.repeat(60));
  expect(plainWords('x'.repeat(61))).toBe(`${'x'.repeat(59)}…`);
  expect(plainWords(`${'x'.repeat(58)}ö̈👍🏽👍🏽`)).toBe(`${'x'.repeat(58)}ö̈…`);
});

test('plainWords turns every text into one short line without a web or e-mail address; plainWords leaves such a line unchanged', () => {
  const pieces = fc.constantFrom('http://', 'www.', '.', '。', '@', '/', ':', 'evil', 'se', '\n', '\u202e', '\u200b', ' ', '…');
  const written = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(written, (text) => {
      const plain = plainWords(text);
      expect([...new Intl.Segmenter('sv').segment(plain)].length).toBeLessThanOrEqual(60);
      expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}@]|:\/\/|[\p{L}\p{N}][.。]\p{L}{2}/u);
      expect(plainWords(plain)).toBe(plain);
    }),
  );
});
