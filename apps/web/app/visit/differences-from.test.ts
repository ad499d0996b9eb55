import { compileModel, startVisit } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, selectionsFrom } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { answersMore, differencesFrom } from './differences-from.ts';

const roof = aGuideQuestion(1, [aGuideAnswer(11, { title: 'Tegel' }), aGuideAnswer(12, { title: 'Plåt' })], { title: 'Tak' });
const stairs = aGuideQuestion(2, [aGuideAnswer(21, { title: 'Rak' }), aGuideAnswer(22, { title: 'Svängd' })], {
  title: 'Trappa',
});
const railing = aGuideQuestion(3, [aGuideAnswer(31, { title: 'Smide' }), aGuideAnswer(32, { title: 'Trä' })], {
  title: 'Räcke',
  rule: 'answer(22)',
});
const hidden = aGuideQuestion(4, [aGuideAnswer(41)], { title: 'Grund' });

function differences(theirs: Record<number, number>) {
  const configuration = aConfiguration([aGuideSection(1, [roof, stairs, railing, hidden])]);
  const compiled = compileModel(configuration);
  const { visit } = startVisit(compiled, selectionsFrom({ 1: 11, 2: 21, 4: 41 }));
  return differencesFrom({ configuration, compiled, visit }, selectionsFrom(theirs));
}

test('equal answers are not listed as a difference', () => {
  expect(differences({ 1: 11, 2: 21, 4: 41 })).toEqual([]);
});

test('differencesFrom lists both answers of each question that differs, in the order of the questions in the house', () => {
  expect(differences({ 2: 22, 1: 12, 3: 31, 4: 41 })).toEqual([
    { questionId: 1, question: 'Tak', mine: 'Tegel', theirs: 'Plåt' },
    { questionId: 2, question: 'Trappa', mine: 'Rak', theirs: 'Svängd' },
    { questionId: 3, question: 'Räcke', mine: null, theirs: 'Smide' },
  ]);
});

test('differencesFrom returns null as the title of an answer that this house does not have, and leaves out a question that this house answers without showing it as a step', () => {
  expect(differences({ 1: 99, 2: 21, 4: 42 })).toEqual([{ questionId: 1, question: 'Tak', mine: 'Tegel', theirs: null }]);
});

test('answersMore returns true if the other person’s version of the house answers a question that this house does not have', () => {
  const configuration = aConfiguration([aGuideSection(1, [roof, stairs])]);
  expect(answersMore(configuration, selectionsFrom({ 1: 12, 2: 99 }))).toBe(false);
  expect(answersMore(configuration, selectionsFrom({ 1: 11, 3: 31 }))).toBe(true);
});
