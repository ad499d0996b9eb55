import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipWith, plainWith, readyText } from './ready-text.ts';

test('gzipWith (after decompression) and plainWith return the prepared text followed by the appended text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.string({ unit: 'grapheme' }), (text, rest) => {
      const ready = readyText(text);
      expect(gunzipSync(gzipWith(ready, rest)).toString()).toBe(text + rest);
      expect(plainWith(ready, rest).toString()).toBe(text + rest);
    }),
  );
});

test('the prepared text in the gzip file of gzipWith is compressed', () => {
  const ready = readyText('{"Rule":"answer(12)"},'.repeat(1000));
  expect(gzipWith(ready, '').length).toBeLessThan(500);
});
