import { expect, test } from 'vitest';
import type { DynamicImageKey, GuideAnswer, GuideQuestion, GuideSection } from './configuration.ts';
import { pictureKeys } from './picture-keys.ts';
import { aModel, anAnswer, aQuestion, aSection, play } from './testing/index.ts';

function aGuideAnswer(id: number, parts: Partial<GuideAnswer> = {}): GuideAnswer {
  return {
    ...anAnswer(id),
    parentQuestionId: Math.floor(id / 10),
    paletteImage: '',
    productImage: '',
    staticFullscreenImage: '',
    dynamicImageKeys: [],
    manifestImageKeys: [],
    overrideImageKey: '',
    detailText: '',
    altText: '',
    ...parts,
  };
}

function aGuideQuestion(id: number, answers: readonly GuideAnswer[]): GuideQuestion {
  return {
    ...aQuestion(id, answers),
    answers,
    tip: '',
    showImageOnSummary: false,
    imageRenderingMethod: 2,
    moreInformationRenderMode: 0,
    staticFullscreenImage: '',
    hasProductInformation: false,
    productInformation: '',
    defaultCameraId: '',
  };
}

function aGuideSection(id: number, questions: readonly GuideQuestion[]): GuideSection {
  return {
    ...aSection(id, questions),
    questions,
    text: '',
    bulletsText: '',
    tip: '',
    backgroundImage: '',
    dynamicImageFolder: '',
    dynamicImageCameras: [],
    dynamicImageSceneFolderFromQuestionId: null,
    dynamicImageSceneId: '',
    useNewImageManifest: false,
  };
}

function aCategory(category: string, parts: Partial<DynamicImageKey> = {}): DynamicImageKey {
  return { category, defaultImageKey: '', isLayer: true, section: null, ...parts };
}

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
  return Object.fromEntries(pictureKeys(compiled, visit, sections, categories, sectionId));
}

const anywhere = ['facade', 'trim', 'floor'].map((category) => aCategory(category));

test('the selected answers’ keys, by category; the later in range order wins', () => {
  expect(keys(anywhere, 1)).toEqual({ facade: 'red', trim: 'black', floor: 'oak' });
  expect(keys(anywhere, 1, { 21: 212 })).toEqual({ facade: 'glass', trim: 'black' });
});

test('an override wins over any other answer’s key, the last override over the others', () => {
  expect(keys(anywhere, 1, { 12: 122 }, { 21: 212 })).toMatchObject({ facade: 'log', trim: 'white' });
  expect(keys(anywhere, 1, { 12: 122 }, { 21: 213 })).toMatchObject({ facade: 'stone' });
});

test('where no answer says, the category’s default stands; without one there is no key', () => {
  const categories = [
    aCategory('facade', { defaultImageKey: 'grey' }),
    aCategory('roof', { defaultImageKey: 'tiles' }),
    aCategory('lamp'),
  ];
  expect(keys(categories, 1, { 11: 112 })).toEqual({ facade: 'grey', roof: 'tiles', trim: 'black', floor: 'oak' });
  expect(keys(categories, 1)).toMatchObject({ facade: 'red' });
});

test('a category that belongs to a section is left out of the pictures of others', () => {
  const categories = [
    aCategory('floor', { section: 2 }),
    aCategory('rug', { section: 2, defaultImageKey: 'wool' }),
    aCategory('facade', { section: 1 }),
  ];
  expect(keys(categories, 1)).toEqual({ facade: 'red', trim: 'black' });
  expect(keys(categories, 2)).toEqual({ floor: 'oak', rug: 'wool', trim: 'black' });
});
