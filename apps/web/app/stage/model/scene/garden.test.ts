import type { Measures } from '@gavel/house-model';
import { Box3, Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { createGarden } from './garden.ts';
import { createSurfaces } from './surfaces.ts';

const surfaces = createSurfaces({ darken() {} });
const measures: Measures = {
  length: 12,
  depth: 8,
  floor: 0.4,
  eaves: 3,
  ridge: 6,
  entrance: 6,
  gates: [],
  isOpen: false,
};

/** Returns the middle and the size of each gravel surface, in whole metres. */
function gravelAround(changes: Partial<Measures>) {
  const { group } = createGarden({ ...measures, ...changes }, surfaces);
  const gravel = surfaces.of({ look: 'stone', form: 'gravel', colour: '#ded5c4' });
  return group.children
    .filter((child) => child instanceof Mesh && child.material === gravel)
    .map((child) => {
      const box = new Box3().setFromObject(child);
      const [middle, size] = [box.getCenter(new Vector3()), box.getSize(new Vector3())];
      return [middle.x, middle.z, size.x, size.z].map((value) => Math.round(value));
    });
}

test('a path leads to the front door, and a drive to the gates of a garage', () => {
  expect(gravelAround({})).toEqual([[1, 18, 4, 26]]);
  expect(gravelAround({ entrance: null, gates: [[1, 4]] })).toEqual([[-3, 17, 4, 26]]);
});

test('a drive leads into a building without outer walls from the left, for a person who faces the front', () => {
  expect(gravelAround({ entrance: null, isOpen: true })).toEqual([[-19, 0, 26, 8]]);
});

test('neither a path nor a drive leads to a house without a door or a gate in its front', () => {
  expect(gravelAround({ entrance: null })).toEqual([]);
});
