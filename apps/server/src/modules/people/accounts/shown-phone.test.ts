import { expect, test } from 'vitest';
import { shownPhone } from './shown-phone.ts';

test.each([
  ['0701234567', '070-123 45 67'],
  ['070–123.45/67', '070-123 45 67'],
  ['+46 (0)70-123 45 67', '070-123 45 67'],
  ['＋46701234567', '070-123 45 67'],
  ['0046701234567', '070-123 45 67'],
  ['\u202a070-123 45 67\u202c', '070-123 45 67'],
  ['090123456', '090-12 34 56'],
  ['+4722123456', '+47 22 12 34 56'],
  ['00 49 30 123456', '+49 30 123456'],
])('the telephone number %s is shown as %s', (written, shown) => {
  expect(shownPhone(written)).toBe(shown);
  expect(shownPhone(shown)).toBe(shown);
});

test('digits that are not a telephone number of any country are shown in the same sequence, without spaces', () => {
  expect(shownPhone('00 000 000')).toBe('00000000');
});
