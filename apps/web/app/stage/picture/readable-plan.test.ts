import { expect, test } from 'vitest';
import { textIn } from './readable-plan.ts';

test('a wide screen gets the plan with the text for screens, smaller ones that for tablets or phones', () => {
  expect(textIn({ width: 1104, height: 470 }, 1)).toBe('screen');
  expect(textIn({ width: 768, height: 470 }, 1)).toBe('screen');
  expect(textIn({ width: 1104, height: 360 }, 1)).toBe('tablet');
  expect(textIn({ width: 472, height: 362 }, 1)).toBe('tablet');
  expect(textIn({ width: 374, height: 294 }, 1)).toBe('phone');
});

test('a magnified plan has more text', () => {
  expect([1, 2, 3, 6].map((magnified) => textIn({ width: 374, height: 294 }, magnified))).toEqual([
    'phone',
    'phone-2',
    'phone-3',
    'phone-3',
  ]);
});
