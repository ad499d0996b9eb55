import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentText } from './sent-text.ts';

test.each(['Åsa Öberg-Lindqvist', 'två\nrader\toch en tabb\r\n', '👩🏽‍🚀 och 👨‍👩‍👧‍👦', '❤️‍🔥', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می‌خواهم', 'क्‍ष'])(
  '%j stays as it is',
  (text) => {
    expect(sentText('Name', text)).toBe(text);
  },
);

test.each([
  ['what turns the order', '\u202egnp.exe\u2066', 'gnp.exe'],
  ['a space without width', 'Vil\u200bla', 'Villa'],
  ['a joiner that joins nothing', 'a\u200db👩\u200d', 'ab👩'],
  ['a mark at the beginning of a file', '\ufeffVilla', 'Villa'],
  ['a soft hyphen', 'Sommar\u00adhus', 'Sommarhus'],
  ['hidden tags', 'a\u{e0041}\u{e0042}', 'a'],
])('%s is taken out', (_, sent, taken) => {
  expect(sentText('Name', sent)).toBe(taken);
});

test.each(['a\0b', '\u0007', '\u001b[31m', '\u0085', '\ud800', 'b\udc00', '\uffff'])('%j is refused', (sent) => {
  expect(sentText('Name', sent)).toBeNull();
});

test('a password is what was typed, unless it could be taken for another', () => {
  for (const field of ['password', 'NewPassword']) {
    expect(sentText(field, '\u200b hemligt\u202e\u0007')).toBe('\u200b hemligt\u202e\u0007');
    expect([sentText(field, 'a\0b'), sentText(field, '\ud800')]).toEqual([null, null]);
  }
});

test('whatever is sent, it is the same a second time, and nothing in it is hidden', () => {
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

test('what is repeated as often as a body has room for is looked at once, not for every sign before it', () => {
  const lengths = ['\u{e0061}', '\u200d', '🏴\u{e0061}', 'م\u200c'].map((one) => sentText('Name', one.repeat(60_000))?.length);
  expect(lengths).toEqual([0, 0, 240_000, 120_000]);
});
