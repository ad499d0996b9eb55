import { kr } from '@gavel/core';
import { expect, test } from 'vitest';
import { typedAmount, typedPercent } from './typed-amount.ts';

test('an amount and a percentage may have spaces around them and around their unit', () => {
  expect([typedAmount(' 12 500,50 kr '), typedAmount('12500'), typedAmount('12 kronor')]).toEqual([
    kr(12_500.5),
    kr(12_500),
    null,
  ]);
  expect([typedPercent(' −3,5 % '), typedPercent('10%'), typedPercent('% 10')]).toEqual([-3.5, 10, null]);
});
