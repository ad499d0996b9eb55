import { asQuestionId, type Camera, type Picture } from '@gavel/core';
import type { HousePlan } from '@gavel/core/plan';
import { aCamera, aConfiguration, aGuideQuestion, aGuideSection, aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { firstView, type Opening } from './first-view.ts';

const FLOOR = asQuestionId(11);
const configuration = aConfiguration([
  aGuideSection(1, [aGuideQuestion(FLOOR, []), aGuideQuestion(12, [])], { dynamicImageSceneId: 'kitchen' }),
  aGuideSection(2, [aGuideQuestion(21, [])], { dynamicImageSceneId: 'exterior' }),
]);

const [ground] = aPlan().storeys;
if (!ground) throw new Error('the house has no storey');
const rooms = { V: { kind: 'living', name: 'Vardagsrum' }, K: { kind: 'kitchen', name: 'Kök' } } as const;
const plan: HousePlan = {
  ...aPlan(),
  storeys: [
    { ...ground, x: [6000], map: ['VK'], rooms },
    { ...ground, name: 'Övervåning', map: ['S'], rooms: { S: { kind: 'bedroom', name: 'Sovrum' } } },
  ],
  surfaces: [{ surface: 'bedroomFloor', question: FLOOR, looks: {} }],
};

/** Opens the model at a question, whose picture is from this camera. */
function openedAt(sectionIndex: number, questionIndex: number, camera: Camera | null) {
  const section = configuration.sections[sectionIndex];
  const question = section?.questions[questionIndex];
  if (!section || !question) throw new Error('there is no such question');
  const step = { section: sectionIndex + 1, question: questionIndex + 1, sectionId: section.id, questionId: question.id };
  const picture: Picture = camera ? { kind: 'layers', camera, layers: [] } : { kind: 'static', address: '/a.webp' };
  const opening: Opening = { step, picture };
  return firstView(opening, configuration, plan, []);
}

test('a question whose picture shows a room opens the model in that room', () => {
  expect(openedAt(0, 1, aCamera('kitchen-1'))).toEqual({ view: { kind: 'inside', storey: 0 }, room: 'Kök' });
  expect(openedAt(0, 1, null), 'also without a picture').toEqual({ view: { kind: 'inside', storey: 0 }, room: 'Kök' });
});

test('a question about a surface opens the room of that surface, not the room of its section', () => {
  expect(openedAt(0, 0, aCamera('kitchen-1'))).toEqual({ view: { kind: 'inside', storey: 1 }, room: 'Sovrum' });
});

test('a camera that shows another room opens that room', () => {
  const other = aCamera('living-1', { room: { scene: 'living-room', categories: [] } });
  expect(openedAt(0, 0, other)).toEqual({ view: { kind: 'inside', storey: 0 }, room: 'Vardagsrum' });
});

test('a floor plan opens its storey', () => {
  expect(openedAt(0, 0, aCamera('storey-2'))).toEqual({ view: { kind: 'open', storey: 1 } });
  expect(openedAt(1, 0, aCamera('storey-3')), 'the house has no third storey').toEqual({ view: { kind: 'outside' } });
});

test('other questions, and the page before the first question, open the outside', () => {
  expect(openedAt(1, 0, aCamera('front'))).toEqual({ view: { kind: 'outside' } });
  const front: Picture = { kind: 'layers', camera: aCamera('front'), layers: [] };
  expect(firstView({ step: null, picture: front }, configuration, plan, [])).toEqual({ view: { kind: 'outside' } });
});
