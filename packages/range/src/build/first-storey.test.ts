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

test('a question first shows the plan of the storey that most of its answers change; if equally many answers change two storeys, it first shows the upper one', () => {
  expect(camera([0], [0, 1], [1], [1])).toBe('storey-2');
  expect(camera([0], [0], [1])).toBe('');
  expect(camera([0], [1], [])).toBe('storey-2');
});

test('if all answers of a question use the same variant of the plan, the question first shows the storey that this variant changes', () => {
  const questions = { bastu: ['bastu-asp', 'bastu-al'] };
  const features = { 'bastu-asp': { variant: 'bastu' }, 'bastu-al': { variant: 'bastu' } };
  expect(firstStorey('bastu', { questions, features, variants: { bastu: [{ storey: 1 }] } })).toBe('storey-2');
});

test('a question whose answers change no rooms first shows the picture from the section’s first camera', () => {
  expect(camera([], [])).toBe('');
  expect(firstStorey('sovrum', null)).toBe('');
});
