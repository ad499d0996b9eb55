import { expect, test } from 'vitest';
import type { DynamicImageKey } from '../model/configuration.ts';
import { asSectionId } from '../model/ids.ts';
import { aPictureCategory as aCategory, aGuideAnswer, aGuideQuestion, aGuideSection, aModel, play } from '../testing/index.ts';
import { pictureKeys } from './picture-keys.ts';

const sections = [
  aGuideSection(1, [
    aGuideQuestion(11, [aGuideAnswer(111, { dynamicImageKeys: ['facade:red', 'trim:white'] }), aGuideAnswer(112)]),
    aGuideQuestion(12, [
      aGuideAnswer(121, { dynamicImageKeys: ['trim:black'] }),
      aGuideAnswer(122, { overrideImageKey: 'facade:log' }),
    ]),
  ]),
  aGuideSection(2, [
    aGuideQuestion(21, [
      aGuideAnswer(211, { dynamicImageKeys: ['floor:oak'] }),
      aGuideAnswer(212, { dynamicImageKeys: ['facade:glass'] }),
      aGuideAnswer(213, { overrideImageKey: 'facade:stone' }),
    ]),
  ]),
];

function keys(categories: readonly DynamicImageKey[], sectionId: number, ...clicks: Record<number, number>[]) {
  const { compiled, visit } = play(aModel({ sections }), ...clicks);
  return Object.fromEntries(pictureKeys(compiled, visit, sections, categories, asSectionId(sectionId)));
}

const anywhere = ['facade', 'trim', 'floor'].map((category) => aCategory(category));

test('pictureKeys returns one key for each category: of the selected answers with a key of this category, the last in range order gives its key', () => {
  expect(keys(anywhere, 1)).toEqual({ facade: 'red', trim: 'black', floor: 'oak' });
  expect(keys(anywhere, 1, { 21: 212 })).toEqual({ facade: 'glass', trim: 'black' });
});

test('an answer’s override key wins over the keys of other answers; of several override keys, that of the last answer in range order wins', () => {
  expect(keys(anywhere, 1, { 12: 122 }, { 21: 212 })).toMatchObject({ facade: 'log', trim: 'white' });
  expect(keys(anywhere, 1, { 12: 122 }, { 21: 213 })).toMatchObject({ facade: 'stone' });
});

test('if no selected answer has a key of a category, pictureKeys returns the default key of the category, or no key if the category has no default key', () => {
  const categories = [
    aCategory('facade', { defaultImageKey: 'grey' }),
    aCategory('roof', { defaultImageKey: 'tiles' }),
    aCategory('lamp'),
  ];
  expect(keys(categories, 1, { 11: 112 })).toEqual({ facade: 'grey', roof: 'tiles', trim: 'black', floor: 'oak' });
  expect(keys(categories, 1)).toMatchObject({ facade: 'red' });
});

test('a category that belongs to a section is left out of other sections’ pictures', () => {
  const categories = [
    aCategory('floor', { section: 2 }),
    aCategory('rug', { section: 2, defaultImageKey: 'wool' }),
    aCategory('facade', { section: 1 }),
  ];
  expect(keys(categories, 1)).toEqual({ facade: 'red', trim: 'black' });
  expect(keys(categories, 2)).toEqual({ floor: 'oak', rug: 'wool', trim: 'black' });
});

test('a category that is listed for several sections belongs to each of them', () => {
  const categories = [aCategory('floor', { section: 2 }), aCategory('floor', { section: 3 })];
  expect(keys(categories, 1)).not.toHaveProperty('floor');
  expect(keys(categories, 2)).toHaveProperty('floor', 'oak');
  expect(keys(categories, 3)).toHaveProperty('floor', 'oak');
});

test('if it is called with the list name manifestImageKeys, pictureKeys reads the keys of each answer from the list of this name', () => {
  const answers = [aGuideAnswer(111, { dynamicImageKeys: ['facade:red'], manifestImageKeys: ['facade:red-matt'] })];
  const sections = [aGuideSection(1, [aGuideQuestion(11, answers)])];
  const { compiled, visit } = play(aModel({ sections }));
  expect(pictureKeys(compiled, visit, sections, [], asSectionId(1), 'manifestImageKeys')).toEqual(
    new Map([['facade', 'red-matt']]),
  );
});
