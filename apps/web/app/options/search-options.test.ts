import { asAnswerId, asQuestionId, asSectionId, kr, type Option, type OptionSection } from '@gavel/core';
import { expect, test } from 'vitest';
import { searchOptions } from './search-options.ts';

const option = (answerTitle: string, questionTitle: string, selected = false): Option => ({
  questionId: asQuestionId(1),
  questionTitle,
  answerId: asAnswerId(1),
  answerTitle,
  price: kr(1000),
  selected,
  valid: true,
  step: { section: 1, question: 1, sectionId: asSectionId(1), questionId: asQuestionId(1) },
  listed: true,
});

const sections: OptionSection[] = [
  { sectionId: asSectionId(1), title: 'Kök', options: [option('Ekfront', 'Köksluckor'), option('Marmor', 'Bänkskiva', true)] },
  { sectionId: asSectionId(2), title: 'Värme', options: [option('Bergvärme', 'Värmekälla')] },
];

const found = (query: string, chosenOnly = false) =>
  searchOptions(sections, query, chosenOnly).flatMap(({ options }) => options.map(({ answerTitle }) => answerTitle));

test('searchOptions returns all options for an empty query', () => {
  expect(found('')).toEqual(['Ekfront', 'Marmor', 'Bergvärme']);
  expect(found('   ')).toHaveLength(3);
});

test('searchOptions ignores case and diacritics', () => {
  expect(found('BERGVARME')).toEqual(['Bergvärme']);
  expect(found('koksl')).toEqual(['Ekfront']);
});

test('searchOptions looks for each word in the names of the option, its question and its section', () => {
  expect(found('kök marmor')).toEqual(['Marmor']);
  expect(found('kök berg')).toEqual([]);
});

test('if the visitor wants to see only the chosen options, searchOptions leaves out all others', () => {
  expect(found('', true)).toEqual(['Marmor']);
});
