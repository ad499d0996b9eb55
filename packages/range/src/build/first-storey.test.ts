import { expect, test } from 'vitest';
import { firstStorey } from './first-storey.ts';

/** Returns the camera of a question whose answers change these storeys, counted from 0. */
function camera(...storeys: readonly (readonly number[])[]): string {
  const answers = storeys.map((_, index) => `answer-${index}`);
  const variants = Object.fromEntries(
    storeys.map((changed, index) => [`answer-${index}`, changed.map((storey) => ({ storey }))]),
  );
  return firstStorey('sovrum', { questions: { sovrum: answers }, variants, features: {} });
}

test('a question opens with the storey that most of its answers change, or with the upper of two storeys that equally many answers change', () => {
  expect(camera([0], [0, 1], [1], [1])).toBe('storey-2');
  expect(camera([0], [0], [1])).toBe('');
  expect(camera([0], [1], [])).toBe('storey-2');
});

test('a question whose answers share a variant of the plan opens with the storey that the variant changes', () => {
  const questions = { bastu: ['bastu-asp', 'bastu-al'] };
  const features = { 'bastu-asp': { variant: 'bastu' }, 'bastu-al': { variant: 'bastu' } };
  expect(firstStorey('bastu', { questions, features, variants: { bastu: [{ storey: 1 }] } })).toBe('storey-2');
});

test('a question that changes no rooms opens with the section’s first camera', () => {
  expect(camera([], [])).toBe('');
  expect(firstStorey('sovrum', null)).toBe('');
});
