import { expect, test } from 'vitest';
import { textIn } from './readable-plan.ts';

test('textIn returns the text size for screens if there is much space, and the text size for tablets or phones if there is less space', () => {
  expect(textIn({ width: 1104, height: 470 }, 1)).toBe('screen');
  expect(textIn({ width: 768, height: 470 }, 1)).toBe('screen');
  expect(textIn({ width: 1104, height: 360 }, 1)).toBe('tablet');
  expect(textIn({ width: 472, height: 362 }, 1)).toBe('tablet');
  expect(textIn({ width: 374, height: 294 }, 1)).toBe('phone');
});

test('for a magnified floor plan on a phone, textIn returns a text size with which the plan contains more texts', () => {
  expect([1, 2, 3, 6].map((magnified) => textIn({ width: 374, height: 294 }, magnified))).toEqual([
    'phone',
    'phone-2',
    'phone-3',
    'phone-3',
  ]);
});
