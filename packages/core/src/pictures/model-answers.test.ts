import { expect, test } from 'vitest';
import { aGuideAnswer, aGuideQuestion, aGuideSection, aModel, play } from '../testing/index.ts';
import { isSurfaceAnswer, modelAnswers, surfaceQuestions } from './model-answers.ts';

const sections = [
  aGuideSection(1, [
    aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112)]),
    aGuideQuestion(12, [aGuideAnswer(121), aGuideAnswer(122)]),
  ]),
];
const look = { pattern: 'plank', colour: '#b68b54' };
const questions = surfaceQuestions([
  { surface: 'livingFloor', looks: { 111: look, 112: look } },
  { surface: 'walls', looks: { 991: look } },
]);

test('the 3D model shows the chosen answers to questions about surfaces, and no answer to a question that the house does not have', () => {
  const shown = (...clicks: Record<number, number>[]) => {
    const { compiled, visit } = play(aModel({ sections }), ...clicks);
    return modelAnswers(questions, { sections, dynamicImageKeys: [] }, compiled, visit);
  };
  expect(shown()).toEqual(['livingFloor:111']);
  expect(shown({ 11: 112 }, { 12: 122 })).toEqual(['livingFloor:112']);
});

test('isSurfaceAnswer returns true for an answer about a surface of rooms, and false for an answer that drawings show', () => {
  expect(['livingFloor:112', 'tak-plat'].map(isSurfaceAnswer)).toEqual([true, false]);
});
