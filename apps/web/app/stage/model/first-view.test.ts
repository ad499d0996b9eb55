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

/** Returns what the 3D model first shows if the visitor opens it at this question, with a picture from this camera. */
function openedAt(sectionIndex: number, questionIndex: number, camera: Camera | null) {
  const section = configuration.sections[sectionIndex];
  const question = section?.questions[questionIndex];
  if (!section || !question) throw new Error('there is no such question');
  const step = { section: sectionIndex + 1, question: questionIndex + 1, sectionId: section.id, questionId: question.id };
  const picture: Picture = camera ? { kind: 'layers', camera, layers: [] } : { kind: 'static', address: '/a.webp' };
  const opening: Opening = { step, picture };
  return firstView(opening, configuration, plan, []);
}

test('if the picture of a question shows a room, the 3D model opens in that room', () => {
  expect(openedAt(0, 1, aCamera('kitchen-1'))).toEqual({ view: { kind: 'inside', storey: 0 }, room: 'Kök' });
  expect(openedAt(0, 1, null), 'also without a picture').toEqual({ view: { kind: 'inside', storey: 0 }, room: 'Kök' });
});

test('for a question about a surface, the 3D model opens in the room of that surface, not in the room of the section', () => {
  expect(openedAt(0, 0, aCamera('kitchen-1'))).toEqual({ view: { kind: 'inside', storey: 1 }, room: 'Sovrum' });
});

test('if the camera of the picture shows another room than the section’s room, the 3D model opens in the room that the camera shows', () => {
  const other = aCamera('living-1', { room: { scene: 'living-room', categories: [] } });
  expect(openedAt(0, 0, other)).toEqual({ view: { kind: 'inside', storey: 0 }, room: 'Vardagsrum' });
});

test('if the picture is a floor plan, the 3D model opens with the storey of this floor plan', () => {
  expect(openedAt(0, 0, aCamera('storey-2'))).toEqual({ view: { kind: 'open', storey: 1 } });
  expect(openedAt(1, 0, aCamera('storey-3')), 'the house has no third storey').toEqual({ view: { kind: 'outside' } });
});

test('a building without outer walls has no storey to open, so the 3D model shows it from outside', () => {
  const picture: Picture = { kind: 'layers', camera: aCamera('storey-1'), layers: [] };
  expect(firstView({ step: null, picture }, configuration, { ...plan, open: true }, [])).toEqual({ view: { kind: 'outside' } });
});

test('for a question whose picture shows the outside, and before the first question, the 3D model shows the house from outside', () => {
  expect(openedAt(1, 0, aCamera('front'))).toEqual({ view: { kind: 'outside' } });
  const front: Picture = { kind: 'layers', camera: aCamera('front'), layers: [] };
  expect(firstView({ step: null, picture: front }, configuration, plan, [])).toEqual({ view: { kind: 'outside' } });
});
