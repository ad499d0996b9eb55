import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentText } from './sent-text.ts';

test.each(['Åsa Öberg-Lindqvist', 'två\nrader\toch en tabb\r\n', '👩🏽‍🚀 och 👨‍👩‍👧‍👦', '❤️‍🔥', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می‌خواهم', 'क्‍ष'])(
  'sentText returns the text %j unchanged',
  (text) => {
    expect(sentText('Name', text)).toBe(text);
  },
);

test.each([
  ['a character that reverses the direction', '\u202egnp.exe\u2066', 'gnp.exe'],
  ['a zero-width space', 'Vil\u200bla', 'Villa'],
  ['a joiner that joins nothing', 'a\u200db👩\u200d', 'ab👩'],
  ['a byte order mark', '\ufeffVilla', 'Villa'],
  ['a soft hyphen', 'Sommar\u00adhus', 'Sommarhus'],
  ['hidden tags', 'a\u{e0041}\u{e0042}', 'a'],
])('sentText removes %s', (_, sent, taken) => {
  expect(sentText('Name', sent)).toBe(taken);
});

test.each(['a\0b', '\u0007', '\u001b[31m', '\u0085', '\ud800', 'b\udc00', '\uffff'])('sentText returns null for %j', (sent) => {
  expect(sentText('Name', sent)).toBeNull();
});

test('a password stays as it was typed, but the server refuses one with a NUL character or half of a surrogate pair', () => {
  for (const field of ['password', 'NewPassword']) {
    expect(sentText(field, '\u200b hemligt\u202e\u0007')).toBe('\u200b hemligt\u202e\u0007');
    expect([sentText(field, 'a\0b'), sentText(field, '\ud800')]).toEqual([null, null]);
  }
});

test('a text that sentText returns has no direction marks and no control characters except tabs and line breaks; sentText returns it unchanged the next time', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u200d', '\u200c', '\u200b', '\u202e', '👩', '🚀', '🏴', '\u{e0067}', 'م', '\ufe0f', '🏽'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const taken = sentText('Name', pieces.join(''));
      if (taken === null) return;
      expect(sentText('Name', taken)).toBe(taken);
      expect(taken.replace(/[\t\n\r]/g, '')).not.toMatch(/\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(taken.isWellFormed()).toBe(true);
    }),
    { numRuns: 300, seed: 17 },
  );
});

test('sentText handles a text that repeats an invisible character 60 000 times in linear time', () => {
  const lengths = ['\u{e0061}', '\u200d', '🏴\u{e0061}', 'م\u200c'].map((one) => sentText('Name', one.repeat(60_000))?.length);
  expect(lengths).toEqual([0, 0, 240_000, 120_000]);
});
