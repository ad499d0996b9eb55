import { expect, test } from 'vitest';
import { textIn } from './readable-plan.ts';

test('textIn returns the text size `screen` if there is much space, and `tablet` or `phone` if there is less space', () => {
  expect(textIn({ width: 1104, height: 470 }, 1)).toBe('screen');
  expect(textIn({ width: 768, height: 470 }, 1)).toBe('screen');
  expect(textIn({ width: 1104, height: 360 }, 1)).toBe('tablet');
  expect(textIn({ width: 472, height: 362 }, 1)).toBe('tablet');
  expect(textIn({ width: 374, height: 294 }, 1)).toBe('phone');
});

test('if a floor plan on a phone is magnified, the text size that textIn returns contains the magnification, at most 3', () => {
  expect([1, 2, 3, 6].map((magnified) => textIn({ width: 374, height: 294 }, magnified))).toEqual([
    'phone',
    'phone-2',
    'phone-3',
    'phone-3',
  ]);
});
