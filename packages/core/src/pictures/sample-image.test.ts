import { expect, test } from 'vitest';
import { aGuideAnswer, aGuideQuestion, aGuideSection, aModel, play } from '../testing/index.ts';
import { sampleImage } from './sample-image.ts';

const gable = aGuideAnswer(131, { paletteImage: '/standard.svg', paletteImageTemplate: '/gable-{11}-{12}.svg' });
const plain = aGuideAnswer(132, { paletteImage: '/plain.svg' });
const sections = [
  aGuideSection(1, [
    aGuideQuestion(11, [aGuideAnswer(111, { sampleColour: '7c2a22' }), aGuideAnswer(112, { sampleColour: '3f5145' })]),
    aGuideQuestion(12, [
      aGuideAnswer(121, { sampleColour: 'f0ece1' }),
      aGuideAnswer(122, { sampleColour: '{11}' }),
      aGuideAnswer(123),
    ]),
    aGuideQuestion(13, [gable, plain]),
  ]),
];

function shown(...clicks: Record<number, number>[]): readonly string[] {
  const { compiled, visit } = play(aModel({ sections }), ...clicks);
  return [gable, plain].map((answer) => sampleImage(sections, compiled, visit, answer));
}

test('sampleImage fills a sample’s template with the colours of the selected answers; a sample without a template is unchanged', () => {
  expect(shown()).toEqual(['/gable-7c2a22-f0ece1.svg', '/plain.svg']);
  expect(shown({ 11: 112 })).toEqual(['/gable-3f5145-f0ece1.svg', '/plain.svg']);
});

test('if the sample colour of an answer is taken from another question, the sample has the colour of that question’s answer', () => {
  expect(shown({ 12: 122 }, { 11: 112 })).toEqual(['/gable-3f5145-3f5145.svg', '/plain.svg']);
});

test('if a question in the template has no selected answer with a colour, sampleImage returns the sample that the range gives beside the template', () => {
  expect(shown({ 12: 123 })).toEqual(['/standard.svg', '/plain.svg']);
  const other = aGuideAnswer(133, { paletteImage: '/standard.svg', paletteImageTemplate: '/gable-{99}.svg' });
  const { compiled, visit } = play(aModel({ sections }));
  expect(sampleImage(sections, compiled, visit, other)).toBe('/standard.svg');
});
