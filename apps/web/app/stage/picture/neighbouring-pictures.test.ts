import { asQuestionId, asSectionId } from '@gavel/core';
import { aCamera, aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, play } from '@gavel/core/testing';
import { describe, expect, test } from 'vitest';
import { seenChoices } from './describe-picture.ts';
import { neighbouringPictures } from './neighbouring-pictures.ts';
import { sceneOf } from './scene-of.ts';

const shows = (...keys: string[]) => ({ dynamicImageKeys: keys, manifestImageKeys: keys });
const sections = [
  aGuideSection(
    3,
    [
      aGuideQuestion(31, [aGuideAnswer(311, shows('facade:red')), aGuideAnswer(312, shows('facade:white'))], {
        imageRenderingMethod: 'manifest',
      }),
      aGuideQuestion(
        32,
        [aGuideAnswer(321, shows('roof:black')), aGuideAnswer(322, { ...shows('roof:red'), rule: 'answer(312)' })],
        {
          imageRenderingMethod: 'manifest',
        },
      ),
    ],
    {
      dynamicImageFolder: '/media/1/exterior/sjovik',
      dynamicImageSceneId: 'exterior',
      dynamicImageCameras: [aCamera('front'), aCamera('back')],
    },
  ),
];
const configuration = aConfiguration(sections);
const { compiled, visit } = play(configuration);
const step = (questionId: number) => ({
  section: 1,
  question: questionId - 30,
  sectionId: asSectionId(3),
  questionId: asQuestionId(questionId),
});

describe('neighbouringPictures yields the pictures that the visitor may see next', () => {
  test('the pictures have this order: each answer to the current question, each answer to the next question, the other cameras', () => {
    const place = { step: step(31), next: step(32), camera: 'front', others: ['back'] };
    const pictures = [...neighbouringPictures(configuration, compiled, visit, place)];
    const described = pictures.map((picture) =>
      picture.kind === 'manifest' ? [picture.camera.id, picture.keys.get('facade'), picture.keys.get('roof')] : [],
    );
    // The rule of the red roof requires the white façade, which is not selected. So no picture has the red roof.
    expect(described).toEqual([
      ['front', 'red', 'black'],
      ['front', 'white', 'black'],
      ['front', 'red', 'black'],
      ['back', 'red', 'black'],
    ]);
  });

  test('pictures of the next question use the camera of that question, if it has one', () => {
    const [section] = sections;
    const [facade, roof] = section?.questions ?? [];
    if (!section || !facade || !roof) throw new Error('the section has two questions');
    const turned = [{ ...section, questions: [facade, { ...roof, defaultCameraId: 'back' }] }];
    const place = { step: step(31), next: step(32), camera: 'front', others: [] };
    const other = aConfiguration(turned);
    const visited = play(other);
    const pictures = [...neighbouringPictures(other, visited.compiled, visited.visit, place)];
    expect(pictures.map((picture) => picture.kind !== 'static' && picture.camera.id)).toEqual(['front', 'front', 'back']);
  });

  test('if no question is open, neighbouringPictures yields only the pictures from the other cameras', () => {
    const place = { step: null, next: null, camera: 'front', others: ['back'] };
    expect([...neighbouringPictures(configuration, compiled, visit, place)].map(sceneOf)).toEqual([
      '/media/1/exterior/sjovik/manifest.json back',
    ]);
  });
});

test('seenChoices returns only the selected answers whose picture key the picture shows', () => {
  expect(seenChoices(configuration, compiled, visit, new Map([['facade', 'red']]))).toEqual([
    { question: 'Fråga 31', answer: 'Svar 311' },
  ]);
  expect(seenChoices(configuration, compiled, visit, new Map([['facade', 'white']]))).toEqual([]);
  expect(seenChoices(configuration, compiled, visit, new Map())).toEqual([]);
});
