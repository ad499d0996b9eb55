import type { HouseSolids, MaterialKey, Part } from '@gavel/house-model';
import { Group, Mesh } from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { solidBox } from '../../../../testing/solid-box.ts';
import { createChangedParts } from './changed-parts.ts';

// The clock stands still, because the light depends on how much time has passed since the choice.
beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const NAMES = ['wall', 'roof', 'corner', 'plinth'] as const;
const parts = NAMES.map((name, at) =>
  solidBox({ name, storey: null, material: materialOf(name), x: [at, at + 1], y: [0, 1], z: [0, 1] }),
);

function materialOf(name: (typeof NAMES)[number]): MaterialKey {
  return name === 'wall' ? 'boards' : 'trim';
}

function house(shown: readonly Part[], boards = '#7c2a22'): HouseSolids {
  return {
    parts: shown,
    materials: new Map([
      ['boards', { look: 'boards', form: 'cover', colour: boards }],
      ['trim', { look: 'paint', form: '', colour: '#f0ece1' }],
    ]),
    measures: { length: 8, depth: 6, floor: 0, eaves: 3, ridge: 5, entrance: null, gates: [], isOpen: false },
  };
}

function light() {
  const lit = new Group();
  const changed = createChangedParts(
    (group) => lit.add(group),
    () => undefined,
  );
  const triangles = () => {
    const positions: number[] = [];
    lit.traverse((object) => {
      if (object instanceof Mesh) positions.push(object.geometry.getAttribute('position').count);
    });
    return (positions[0] ?? 0) / 3;
  };
  // The first frame compiles the shader of the light.
  while (changed.fade(performance.now()));
  return { changed, triangles };
}

/** A time at which the light fades, in ms after a choice. */
const FADING = 500;

test('after a choice, the 3D model lights only the parts of the house whose colour or shape has changed, and the light fades', () => {
  const { changed, triangles } = light();
  changed.light(house(parts), house(parts, '#ffffff'));
  expect(changed.fade(performance.now())).toBe(false);
  expect(changed.fade(performance.now() + FADING)).toBe(true);
  expect(triangles()).toBe(12);
  const higher = solidBox({ name: 'roof', storey: null, material: 'trim', x: [1, 2], y: [0, 2], z: [0, 1] });
  changed.light(house(parts), house([...parts.filter(({ name }) => name !== 'roof'), higher]));
  expect(triangles()).toBe(12);
  expect(changed.fade(performance.now() + 10_000)).toBe(false);
});

test('after a choice, no part of the house is lit if most parts have changed, or if none has', () => {
  const { changed } = light();
  const other = parts.map(({ name }, at) =>
    solidBox({ name, storey: null, material: 'trim', x: [at, at + 1], y: [0, 3], z: [0, 1] }),
  );
  for (const next of [house(other), house(parts)]) {
    changed.light(house(parts), next);
    expect(changed.fade(performance.now() + FADING)).toBe(false);
  }
});
