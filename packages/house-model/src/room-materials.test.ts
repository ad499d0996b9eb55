import { expect, test } from 'vitest';
import { floorMaterial, roomMaterials } from './room-materials.ts';

const OAK = { pattern: 'fiskben', colour: '#b98f5c' } as const;
const SLATE = { pattern: 'sten', colour: '#575a5a' } as const;

test('a chosen surface looks like its sample, and the other surfaces have their usual look', () => {
  const materials = new Map(roomMaterials({ hallFloor: SLATE, walls: { pattern: 'malad', colour: '#a9b29c' } }, true));
  expect(materials.get('hallFloor')).toEqual({ look: 'flooring', form: 'slabs', colour: '#575a5a' });
  expect(materials.get('lining')).toEqual({ look: 'paint', form: '', colour: '#a9b29c' });
  expect(materials.get('kitchenFloor')?.look).toBe('decking');
});

test('if no chosen answer is about the floor of bedrooms, a bedroom has the floor of the living room; a bathroom keeps its tiles', () => {
  const materials = new Map(roomMaterials({ livingFloor: OAK, hallFloor: SLATE }, true));
  expect(materials.get('bedroomFloor')).toEqual(materials.get('livingFloor'));
  expect(materials.get('livingFloor')?.form).toBe('herringbone');
  expect(materials.get('hallFloor')?.form).toBe('slabs');
  expect(materials.get('bathFloor')?.form).toBe('tiles');
});

test('in a house that is shown from outside, the choices for the rooms do not change the look of the rooms', () => {
  expect(roomMaterials({ livingFloor: OAK, walls: SLATE }, false)).toEqual(roomMaterials({}, false));
});

test('the floor of a room depends on its kind and storey', () => {
  expect([floorMaterial('living', false), floorMaterial('living', true)]).toEqual(['livingFloor', 'upperFloor']);
  expect([floorMaterial('hall', false), floorMaterial('hall', true)]).toEqual(['hallFloor', 'upperFloor']);
  expect([floorMaterial('laundry', false), floorMaterial('garage', false)]).toEqual(['bathFloor', 'floor']);
});
