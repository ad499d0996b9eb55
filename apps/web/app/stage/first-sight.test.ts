import { asHouseId, type Configuration, compileModel, startVisit } from '@gavel/core';
import { aCamera, aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { firstPicture, firstSight } from './first-sight.ts';

const camera = { width: 2000, height: 1430, subject: { x: 400, y: 380, width: 1200, height: 660 } };

function house(cameras = [aCamera('front', camera)]): Configuration {
  const question = aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112)], { imageRenderingMethod: 'manifest' });
  const facade = aGuideSection(1, [question], {
    dynamicImageFolder: '/media/5f3a/exterior/sjovik',
    dynamicImageCameras: cameras,
  });
  return aConfiguration([facade], { houseId: asHouseId(4), municipalityId: '1280', houseTitle: 'Sjövik' });
}

test('firstSight returns the picture of the first step, with all selections in its address', () => {
  expect(firstSight(house(), 0)).toEqual({
    address: '/media/houses/4.jpg?municipality=1280&answers=111&section=1&question=11',
    frame: camera,
    houseTitle: 'Sjövik',
    hasStrip: false,
    isRead: false,
    offersRoad: false,
  });
});

test('firstSight returns the same address and frame as firstPicture', () => {
  const configuration = house();
  const compiled = compileModel(configuration);
  const { visit } = startVisit(compiled, configuration.selections);
  const [section] = configuration.sections;
  const [question] = section?.questions ?? [];
  if (!section || !question) throw new Error('no question');
  const step = { section: 1, question: 1, sectionId: section.id, questionId: question.id };
  const sight = firstSight(configuration, 0);
  expect(firstPicture(configuration, compiled, visit, step)).toEqual({ address: sight?.address, frame: sight?.frame });
});

test('firstSight returns a floor plan if the first step shows one', () => {
  const plan = house([aCamera('plan-0', { width: null, height: null, subject: null })]);
  const [section] = plan.sections;
  if (!section) throw new Error('no section');
  const drawn = { ...plan, sections: [{ ...section, dynamicImageSceneId: 'plan' }] };
  expect(firstSight(drawn, 0)).toMatchObject({
    address: expect.stringMatching(/^\/media\/drawn\/plan\//),
    frame: null,
  });
});

test('firstSight returns null for a picture of unknown size and for a house without cameras', () => {
  const undrawn = { width: null, height: null, subject: null };
  expect(firstSight(house([aCamera('front', undrawn)]), 0)).toBeNull();
  expect(firstSight(house([]), 0)).toBeNull();
});
