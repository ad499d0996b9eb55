import { expect, test } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

test.each([
  [8, '1\u00a0kB'],
  [99_001, '100\u00a0kB'],
  [100_000, '0,1\u00a0MB'],
  [1_960_000, '2,0\u00a0MB'],
  [8_612_345, '8,6\u00a0MB'],
])('formatFileSize formats %d bytes as "%s"', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
