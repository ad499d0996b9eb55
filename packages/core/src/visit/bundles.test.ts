import { expect, test } from 'vitest';
import { aBundle, aModel, anAnswer, aQuestion, pick, play } from '../testing/index.ts';
import { selectedBundles } from './bundles.ts';

const questions = [aQuestion(11, [anAnswer(111), anAnswer(112)]), aQuestion(12, [anAnswer(121), anAnswer(122)])];

test('a bundle counts as selected when all its pairs match the selections, however they came about', () => {
  const bundles = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(11, 112)]), aBundle(3, [pick(12, 121)])];
  const model = aModel({ questions, bundles });
  const selectedAfter = (...clicks: Record<number, number>[]) => {
    const { compiled, visit } = play(model, ...clicks);
    return selectedBundles(compiled, visit);
  };
  expect(selectedAfter()).toEqual([3]);
  expect(selectedAfter({ 11: 112 })).toEqual([2, 3]);
  expect(selectedAfter({ 11: 112 }, { 12: 122 })).toEqual([1, 2]);
});

test('an empty bundle never counts as selected', () => {
  const { compiled, visit } = play(aModel({ questions, bundles: [aBundle(1, [])] }));
  expect(selectedBundles(compiled, visit)).toEqual([]);
});

test('a bundle with a pair that the model does not have, or with two answers for one question, never counts', () => {
  const bundles = [aBundle(1, [pick(11, 111), pick(99, 991)]), aBundle(2, [pick(11, 111), pick(11, 112)])];
  const { compiled, visit } = play(aModel({ questions, bundles }));
  expect(selectedBundles(compiled, visit)).toEqual([]);
});
