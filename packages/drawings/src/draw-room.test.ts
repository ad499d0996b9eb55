import { describe, expect, test } from 'vitest';
import { drawRoom, type Room, rooms } from './draw-room.ts';
import { paint } from './ink/paint.ts';
import { expectWellFormed } from './testing/expect-well-formed.ts';

/** Category → the rooms whose pictures show its paint. */
const shown: Readonly<Record<string, readonly Room[]>> = {
  fronts: ['kitchen'],
  worktop: ['kitchen'],
  handles: ['kitchen'],
  splashback: ['kitchen'],
  'kitchen-floor': ['kitchen'],
  wall: ['kitchen', 'living-room', 'hall'],
  tiles: ['bathroom'],
  'bath-floor': ['bathroom'],
  furniture: ['bathroom'],
  taps: ['bathroom'],
  floor: ['living-room', 'hall'],
  'inner-doors': ['living-room', 'hall'],
  stairs: ['hall'],
};
const patterns: Readonly<Record<string, readonly string[]>> = {
  fronts: ['lucka-slat', 'lucka-ram', 'lucka-spar'],
  worktop: ['bankskiva', 'marmor', 'stal'],
  splashback: ['kakel', 'glas', 'sten', 'marmor', 'mosaik'],
  'kitchen-floor': ['plank', 'parkett', 'klinker', 'matta'],
  tiles: ['kakel', 'klinker', 'marmor', 'mosaik'],
  'bath-floor': ['klinker', 'mosaik', 'sten'],
  floor: ['plank', 'parkett', 'fiskben', 'betong'],
  'inner-doors': ['dorr-slat', 'dorr-spegel', 'dorr-glas', 'dorr-skjut'],
};

describe.each(rooms)('drawRoom draws the room %s', (scene) => {
  test.each([`${scene}-1`, `${scene}-2`])(
    'drawRoom from camera %s returns a well-formed picture under 120 kB, the same for every call',
    (camera) => {
      const picture = drawRoom(scene, new Map(), camera);
      expectWellFormed(picture);
      expect(picture).toBe(drawRoom(scene, new Map(), camera));
      expect(picture.length).toBeLessThan(120_000);
    },
  );

  test('cameras whose names end in 1 and in 2 give different pictures; the rest of the camera’s name does not change the picture', () => {
    const seen = (camera: string) => drawRoom(scene, new Map(), camera).replaceAll(/r[a-z0-9]+-/g, '');
    expect(seen('a-1')).not.toBe(seen('a-2'));
    expect(seen('a-1')).toBe(seen('b-1'));
  });
});

describe.each(Object.entries(shown))('drawRoom uses the chosen paint for the category %s', (category, scenes) => {
  test.each(scenes)('the picture of the room %s contains the chosen colour', (scene) => {
    for (const pattern of patterns[category] ?? ['malad']) {
      const picture = drawRoom(scene, new Map([[category, paint('x', '#3a7b5c', pattern)]]), 'a-1');
      expect(picture, pattern).toContain('#3a7b5c');
      expectWellFormed(picture);
    }
  });
});

test('pictures of kitchens differ by the kitchen’s layout, and pictures of halls by their stairs', () => {
  const pictures = (scene: Room, category: string, keys: readonly string[]) =>
    keys.map((key) => drawRoom(scene, new Map([[category, paint(key, '#c9a06b', 'plan')]]), 'a-1').length);
  expect(new Set(pictures('kitchen', 'kitchen-layout', ['rak', 'vinkel', 'o'])).size).toBe(3);
  expect(new Set(pictures('hall', 'stairs', ['rak', 'svang', 'u'])).size).toBe(3);
});
