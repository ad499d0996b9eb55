import { asAnswerId, asQuestionId, kr, ore } from '@gavel/core';
import { pick } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { hasChanged } from './has-changed.ts';

const nothing = { gone: [], replaced: [], repriced: [], housePriceDifference: ore(0), priceDifference: ore(0) };

test('hasChanged returns false if a new version of the range changes neither the answers nor the prices of the house', () => {
  expect(hasChanged(nothing)).toBe(false);
});

test.each([
  ['a replaced answer', { replaced: [{ questionId: asQuestionId(1), from: asAnswerId(11), to: asAnswerId(12) }] }],
  ['an answer at another price', { repriced: [{ ...pick(1, 11), before: kr(1), after: kr(2) }] }],
  ['the house itself', { housePriceDifference: kr(1000), priceDifference: kr(1000) }],
  ['a new question that costs something', { priceDifference: kr(500) }],
])('hasChanged returns true for %s', (_what, change) => {
  expect(hasChanged({ ...nothing, ...change })).toBe(true);
});
