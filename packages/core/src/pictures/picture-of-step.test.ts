import { describe, expect, test } from 'vitest';
import { asQuestionId, asSectionId } from '../model/ids.ts';
import {
  aCamera,
  aConfiguration,
  aGuideAnswer,
  aGuideQuestion,
  aGuideSection,
  aPictureCategory,
  play,
} from '../testing/index.ts';
import { drawnAddress, isExamplePicture } from './picture.ts';
import { drawnInstead, isUndrawn, type PictureStep, pictureOfStep } from './picture-of-step.ts';

const undrawn = { width: null, height: null, subject: null };
const shows = (...keys: string[]) => ({ dynamicImageKeys: keys, manifestImageKeys: keys });

const planning = aGuideSection(1, [
  aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112, { staticFullscreenImage: '/media/plan-112.webp' })], {
    imageRenderingMethod: 'static',
    staticFullscreenImage: '/media/plan.webp',
  }),
  aGuideQuestion(12, [aGuideAnswer(121)], { imageRenderingMethod: 'static' }),
]);
const kitchen = aGuideSection(
  2,
  [
    aGuideQuestion(21, [aGuideAnswer(211, shows('layout:island')), aGuideAnswer(212, shows('layout:corner'))]),
    aGuideQuestion(22, [aGuideAnswer(221, shows('fronts:oak')), aGuideAnswer(222, shows('fronts:white'))], {
      defaultCameraId: 'right',
    }),
    aGuideQuestion(23, [aGuideAnswer(231)], { imageRenderingMethod: 'static' }),
  ],
  {
    dynamicImageFolder: '/media/5f3a/interior',
    dynamicImageSceneId: 'kitchen',
    dynamicImageCameras: [aCamera('left'), aCamera('right'), aCamera('door', undrawn)],
  },
);
const facade = aGuideSection(
  3,
  [
    aGuideQuestion(31, [aGuideAnswer(311, shows('facade:red')), aGuideAnswer(312, shows('facade:white'))], {
      imageRenderingMethod: 'manifest',
    }),
  ],
  {
    dynamicImageFolder: '/media/5f3a/exterior/sjovik',
    dynamicImageSceneId: 'exterior',
    dynamicImageCameras: [aCamera('front'), aCamera('back', undrawn)],
  },
);
const categories = {
  dynamicImageKeys: [
    aPictureCategory('fronts', { section: 2 }),
    aPictureCategory('layout', { section: 9 }),
    aPictureCategory('facade', { section: 3 }),
  ],
  dynamicImageKeyOrder: ['fronts', 'layout', 'facade'],
};

function picture(step: PictureStep, click: Record<number, number> = {}, sections = [planning, kitchen, facade]) {
  const configuration = aConfiguration(sections, categories);
  const { compiled, visit } = play(configuration, click);
  return pictureOfStep(configuration, compiled, visit, step);
}

const at = (sectionId: number | null, questionId: number | null, camera?: string): PictureStep => ({
  sectionId: sectionId === null ? null : asSectionId(sectionId),
  questionId: questionId === null ? null : asQuestionId(questionId),
  camera,
});

test('isExamplePicture returns false for an outdoor picture of the house, and true for pictures of rooms and static pictures', () => {
  const isExample = (sectionId: number | null, questionId: number | null, camera?: string) =>
    isExamplePicture(picture(at(sectionId, questionId, camera)));
  expect([isExample(null, null), isExample(1, 12), isExample(3, 31), isExample(3, 31, 'back')]).toEqual(Array(4).fill(false));
  expect([isExample(1, 11), isExample(2, 21), isExample(2, 22, 'door')]).toEqual(Array(3).fill(true));
});

describe('the answer, the question, the section or the house provides the static picture', () => {
  test('a question with static pictures shows the selected answer’s picture, or the question’s own picture if the answer has none', () => {
    expect(picture(at(1, 11))).toEqual({ kind: 'static', address: '/media/plan.webp' });
    expect(picture(at(1, 11), { 11: 112 })).toEqual({ kind: 'static', address: '/media/plan-112.webp' });
  });

  test('a question without a picture shows its section’s picture, or the house if the section has no picture', () => {
    expect(picture(at(2, 23))).toMatchObject({ kind: 'layers', camera: { id: 'left' } });
    expect(picture(at(1, 12))).toMatchObject({ kind: 'manifest', camera: { id: 'front' } });
    expect(picture(at(1, 12), {}, [planning])).toEqual({ kind: 'static', address: '/media/sjovik.webp' });
  });
});

describe('the section, the camera and the answers decide the layers of a picture', () => {
  test('if layers are found by file path, the picture of a section has only layers of that section', () => {
    expect(picture(at(2, 21))).toEqual({
      kind: 'layers',
      camera: aCamera('left'),
      layers: ['/media/5f3a/interior/kitchen/left/base.webp', '/media/5f3a/interior/kitchen/left/fronts/oak.webp'],
    });
  });

  test('the answer to a section’s scene question selects the scene of the section; if the answer has no picture key, the section’s own scene shows', () => {
    const picked = [planning, { ...kitchen, dynamicImageSceneFolderFromQuestionId: asQuestionId(21) }, facade];
    expect(picture(at(2, 22), { 21: 212, 22: 222 }, picked)).toMatchObject({
      layers: ['/media/5f3a/interior/corner/right/base.webp', '/media/5f3a/interior/corner/right/fronts/white.webp'],
    });
    const unknown = [{ ...kitchen, dynamicImageSceneFolderFromQuestionId: asQuestionId(99) }];
    expect(picture(at(2, 21), {}, unknown)).toMatchObject({
      layers: [expect.stringContaining('/kitchen/left/base'), expect.anything()],
    });
    const keyless = [planning, { ...kitchen, dynamicImageSceneFolderFromQuestionId: asQuestionId(23) }];
    expect(picture(at(2, 21), {}, keyless)).toMatchObject({ layers: [expect.stringContaining('/kitchen/'), expect.anything()] });
  });

  test('a camera with a room of its own shows only the layers of that room', () => {
    const hung = aCamera('pantry', { room: { scene: 'pantry', categories: ['shelves'] } });
    const own = aCamera('left', { room: { scene: '', categories: ['fronts'] } });
    const section = { ...kitchen, dynamicImageCameras: [own, hung] };
    const asked = aGuideQuestion(24, [aGuideAnswer(241, shows('shelves:oak'))], { defaultCameraId: 'pantry' });
    const both = { ...section, questions: [...section.questions, asked] };
    const configuration = aConfiguration([both], {
      dynamicImageKeys: [aPictureCategory('fronts', { section: 2 }), aPictureCategory('shelves', { section: 2 })],
      dynamicImageKeyOrder: ['fronts', 'shelves'],
    });
    const { compiled, visit } = play(configuration, {});
    expect(pictureOfStep(configuration, compiled, visit, at(2, 24))).toMatchObject({
      layers: ['/media/5f3a/interior/pantry/pantry/base.webp', '/media/5f3a/interior/pantry/pantry/shelves/oak.webp'],
    });
    expect(pictureOfStep(configuration, compiled, visit, at(2, 21))).toMatchObject({
      layers: ['/media/5f3a/interior/kitchen/left/base.webp', '/media/5f3a/interior/kitchen/left/fronts/oak.webp'],
    });
  });

  test('in a section that also has drawings of the house, keys of drawings do not change the base and the layers of a room’s picture', () => {
    const drawing = aCamera('drawing-cut', undrawn);
    const section = { ...kitchen, dynamicImageCameras: [...kitchen.dynamicImageCameras, drawing] };
    const lit = aGuideQuestion(41, [aGuideAnswer(411, shows('plan.lights:garden'))], { imageRenderingMethod: 'static' });
    const configuration = aConfiguration([section, aGuideSection(4, [lit])], {
      dynamicImageKeys: [
        aPictureCategory('fronts', { section: 2 }),
        { ...aPictureCategory('plan.lights', { section: 2 }), isLayer: false },
      ],
      dynamicImageKeyOrder: ['fronts', 'plan.lights'],
    });
    const { compiled, visit } = play(configuration, {});
    expect(pictureOfStep(configuration, compiled, visit, at(2, 21))).toMatchObject({
      layers: ['/media/5f3a/interior/kitchen/left/base.webp', '/media/5f3a/interior/kitchen/left/fronts/oak.webp'],
    });
  });

  test('in a section with useNewImageManifest, the layers of a picture come from a manifest instead of file paths', () => {
    const renewed = [planning, { ...kitchen, useNewImageManifest: true }];
    expect(picture(at(2, 21), {}, renewed)).toMatchObject({ kind: 'manifest', address: '/media/5f3a/interior/manifest.json' });
  });
});

describe('pictures whose layers a manifest names', () => {
  test('pictureOfStep returns, for a picture with a manifest, the address of manifest.json, the camera and the picture keys of the visit', () => {
    expect(picture(at(3, 31), { 31: 312 })).toEqual({
      kind: 'manifest',
      camera: aCamera('front'),
      address: '/media/5f3a/exterior/sjovik/manifest.json',
      keys: new Map([['facade', 'white']]),
    });
  });

  test('the picture shows the house for a step outside all sections and for a step in an unknown section', () => {
    for (const step of [at(null, null), at(77, 1)])
      expect(picture(step)).toMatchObject({ kind: 'manifest', camera: { id: 'front' } });
  });

  test('if no question uses a picture manifest, the picture of the house is the picture of the first question with layers', () => {
    // The first question of this kitchen is static, and the next one has the camera on the right.
    const turned = { ...kitchen, questions: kitchen.questions.toReversed() };
    const bath = aGuideSection(5, [aGuideQuestion(51, [aGuideAnswer(511)])], { dynamicImageCameras: [aCamera('bath')] });
    const shown = picture(at(null, null), {}, [planning, turned, bath]);
    expect(shown).toMatchObject({ kind: 'layers', camera: { id: 'right' } });
    expect(shown).toEqual(picture(at(2, 22)));
  });
});

test('the picture has the requested camera; if the section does not have that camera, the question’s camera; without both, the section’s first camera', () => {
  expect(picture(at(2, 22))).toMatchObject({ camera: { id: 'right' } });
  expect(picture(at(2, 22, 'left'))).toMatchObject({ camera: { id: 'left' } });
  expect(picture(at(2, 22, 'front'))).toMatchObject({ camera: { id: 'right' } });
  expect(picture(at(2, 21, 'front'))).toMatchObject({ camera: { id: 'left' } });
});

test('for a camera without rendered pictures, the server draws the room or the house with the visit’s keys', () => {
  const room = picture(at(2, 21, 'door'));
  const house = picture(at(3, 31, 'back'));
  if (room.kind !== 'drawn' || house.kind !== 'drawn') throw new Error('neither is rendered');
  expect(drawnAddress(room, 'wide')).toBe('/media/drawn/room/kitchen.svg?fronts=oak&camera=door');
  expect(drawnAddress(house)).toBe('/media/drawn/house/sjovik.svg?facade=red&view=back');
  expect(drawnAddress(house, 'wide')).toBe('/media/drawn/house/sjovik.svg?facade=red&view=back&frame=wide');
});

test('a section without cameras shows the house', () => {
  const blind = [{ ...kitchen, dynamicImageCameras: [] }, facade];
  expect(picture(at(2, 21), {}, blind)).toMatchObject({ kind: 'manifest', camera: { id: 'front' } });
});

test('a missing picture is replaced by a drawing of the same house or room from the same camera', () => {
  const configuration = aConfiguration([planning, kitchen, facade], categories);
  const { compiled, visit } = play(configuration, {});
  const instead = (step: PictureStep) => {
    const shown = pictureOfStep(configuration, compiled, visit, step);
    return drawnInstead(configuration, compiled, visit, step.sectionId, shown);
  };
  expect(instead(at(3, 31))).toMatchObject({
    camera: { id: 'front' },
    subject: 'house',
    name: 'sjovik',
    keys: new Map([['facade', 'red']]),
  });
  expect(instead(at(2, 22))).toMatchObject({ camera: { id: 'right' }, subject: 'room', name: 'kitchen' });
  expect(instead(at(1, 11))).toMatchObject({ camera: { id: 'front' }, subject: 'house' });
});

test('isUndrawn returns true if no answer to the question has a key that changes the picture of the step, unless the question has a static picture', () => {
  const asked = (answers: Parameters<typeof aGuideAnswer>[1][], imageRenderingMethod: 'static' | 'layers' | 'manifest') =>
    aGuideQuestion(
      41,
      answers.map((answer, at) => aGuideAnswer(411 + at, answer)),
      { imageRenderingMethod },
    );
  expect(isUndrawn(facade, asked([{}, {}], 'manifest'))).toBe(true);
  expect(isUndrawn(facade, asked([{}, shows('windows:black')], 'manifest'))).toBe(false);
  expect(isUndrawn(facade, asked([{ dynamicImageKeys: ['windows:black'] }], 'manifest'))).toBe(true);
  expect(isUndrawn(facade, asked([{ overrideImageKey: 'windows:black' }], 'manifest'))).toBe(false);
  expect(isUndrawn(kitchen, asked([{}], 'layers'))).toBe(true);
  expect(isUndrawn(kitchen, asked([{}], 'layers'), { method: 'manifest' }), 'the house itself is not what it shows').toBe(false);
  expect(isUndrawn(facade, asked([{}], 'static')), 'the house stands in its picture’s place').toBe(true);
  expect(isUndrawn(facade, asked([{}], 'static'), { method: 'manifest' })).toBe(false);
  expect(isUndrawn(facade, asked([{ staticFullscreenImage: '/a.webp' }], 'static')), 'it has its own').toBe(false);
  const bath = asked([{ dynamicImageKeys: ['plan.bath:tub'] }], 'layers');
  expect(isUndrawn(kitchen, bath), 'only plans show it').toBe(true);
});

describe('the picture of a house that has a 3D model and no rendered pictures', () => {
  const drawing = aCamera('drawing-front', undrawn);
  const asked = aGuideQuestion(31, [aGuideAnswer(311, shows('plan.roof:tiles', 'facade:red')), aGuideAnswer(312)], {
    imageRenderingMethod: 'manifest',
  });
  const outside = { ...facade, questions: [asked], dynamicImageCameras: [aCamera('back', undrawn), drawing] };
  const configuration = aConfiguration([planning, outside], {
    dynamicImageKeys: [
      aPictureCategory('facade', { section: 3 }),
      { ...aPictureCategory('plan.roof', { section: 3 }), isLayer: false },
    ],
    dynamicImageKeyOrder: ['facade', 'plan.roof'],
  });
  const { compiled, visit } = play(configuration, {});
  const shown = pictureOfStep(configuration, compiled, visit, at(3, 31, 'back'));

  test('the picture shows the 3D model from the requested camera; the address of the picture contains only keys that change the model', () => {
    expect(shown).toMatchObject({ kind: 'drawn', subject: 'model', name: 'sjovik', camera: { id: 'back' } });
    expect(shown.kind === 'drawn' && drawnAddress(shown, 'wide')).toBe('/media/still/sjovik.webp?plan.roof=tiles&view=back');
    expect(isExamplePicture(shown)).toBe(false);
  });

  test('if a picture of the 3D model cannot be loaded, a flat drawing of the house replaces this picture', () => {
    const instead = drawnInstead(configuration, compiled, visit, asSectionId(3), shown);
    expect(instead).toMatchObject({ subject: 'house', camera: { id: 'back' } });
    expect(drawnAddress(instead)).toContain('/media/drawn/house/sjovik.svg?');
  });

  test('isUndrawn returns false for a question whose answers change only the 3D model', () => {
    const roof = aGuideQuestion(33, [aGuideAnswer(331, shows('plan.roof:tiles')), aGuideAnswer(332, shows('plan.roof:metal'))], {
      imageRenderingMethod: 'manifest',
    });
    expect(isUndrawn(outside, roof)).toBe(false);
    expect(isUndrawn({ ...outside, dynamicImageCameras: [aCamera('front'), drawing] }, roof)).toBe(true);
  });
});
