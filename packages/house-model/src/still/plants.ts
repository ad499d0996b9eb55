import type { Measures } from '../house-model.ts';
import { placeShrubs } from '../shrubs.ts';
import { hash } from '../surfaces/noise.ts';
import { type Camera, seenBy } from './camera.ts';
import { type Painter, paintSprite, type Sprite } from './sprite.ts';

export interface PlantSprites {
  readonly spruce: Sprite;
  readonly birch: Sprite;
  readonly shrub: Sprite;
}

/** A plant as the camera sees it, in pixels. Its foot is in the middle of its lower edge. */
export interface Plant {
  readonly sprite: Sprite;
  readonly foot: readonly [x: number, y: number];
  readonly width: number;
  readonly height: number;
  /** The distance from the camera, m. */
  readonly distance: number;
  readonly isMirrored: boolean;
  /** The brightness of this plant compared with the sprite, about 1. */
  readonly tone: number;
}

export function paintPlants(): PlantSprites {
  return { spruce: paintSprite(256, paintSpruce), birch: paintSprite(256, paintBirch), shrub: paintSprite(128, paintShrub) };
}

/** No tree is nearer to the middle of the house than this, m. Each kind of tree adds its own distance. */
const CLEAR = 9;

/**
 * The share of the picture's height above a tree's top that must stay sky. It differs for each tree: from `least` to `least +
 * more`.
 */
const SKY = { least: 0.03, more: 0.1 } as const;

/** Returns the trees behind a house, the farthest first. They are at the same places as in the 3D view of the browser. */
export function treesBehind(camera: Camera, { spruce, birch }: PlantSprites): readonly Plant[] {
  const kinds = [
    { sprite: spruce, tall: 13, wide: 5.4, count: 84, nearest: CLEAR + 9, seed: 1 },
    { sprite: birch, tall: 9.5, wide: 6.8, count: 34, nearest: CLEAR + 7, seed: 2 },
  ];
  const nearest = Math.hypot(...camera.eye) + 6;
  return kinds
    .flatMap(({ sprite, tall, wide, count, nearest: from, seed }) =>
      Array.from({ length: count }, (_, index) => {
        const turn = (index / count) * 2 * Math.PI + (hash(index, seed) - 0.5) * 0.22;
        const far = from + 26 * hash(index, seed + 10) ** 1.4;
        const size = 0.7 + 0.55 * hash(index, seed + 20);
        const place = [Math.sin(turn) * far, -0.1, Math.cos(turn) * far] as const;
        return plantAt(camera, sprite, place, wide * size, tall * size, index + seed * 100);
      }),
    )
    .filter(({ distance }) => distance > nearest)
    .map((tree, index) => belowSky(tree, camera.height * (SKY.least + SKY.more * hash(index, 63))))
    .toSorted((a, b) => b.distance - a.distance);
}

/** Returns the shrubs along the front, the farthest shrub first. No shrub is where people walk or cars drive. */
export function shrubsAlong(camera: Camera, { shrub }: PlantSprites, measures: Measures): readonly Plant[] {
  return placeShrubs(measures)
    .map(({ x, z, size }, index) => plantAt(camera, shrub, [x, -0.04, z], 1.35 * size, size, index + 300))
    .toSorted((one, other) => other.distance - one.distance);
}

/**
 * Returns the plant, made smaller if it would reach above this row of pixels. On a screen taller than the picture, the page fills
 * the space above the picture with a mirrored copy. A tree that reached the upper edge would continue upside down in that copy.
 */
function belowSky(plant: Plant, row: number): Plant {
  const share = Math.min(1, (plant.foot[1] - row) / plant.height);
  return { ...plant, width: plant.width * share, height: plant.height * share };
}

function plantAt(
  camera: Camera,
  sprite: Sprite,
  [x, y, z]: readonly [number, number, number],
  wide: number,
  tall: number,
  seed: number,
): Plant {
  const [column, row, distance] = seenBy(camera, x, y, z);
  const pixels = camera.focal / distance;
  return {
    sprite,
    foot: [column, row],
    width: wide * pixels,
    height: tall * pixels,
    distance,
    isMirrored: hash(seed, 61) < 0.5,
    tone: 0.86 + 0.28 * hash(seed, 62),
  };
}

/** Paints a trunk, and drooping branches that are longer further down. */
function paintSpruce({ size, dab, stroke }: Painter): void {
  for (let y = 0.5; y < 1; y += 0.004) dab(size * 0.5, size * y, size * 0.012, size * 0.012, 0, [74, 59, 45]);
  for (let index = 0; index < 1300; index++) {
    const share = (index + hash(index, 1)) / 1300;
    const y = size * (0.02 + 0.95 * share);
    const reach = size * 0.46 * share ** 0.85 * (0.78 + 0.22 * Math.sin(share * 60)) * (0.3 + 0.7 * hash(index, 2));
    const way = hash(index, 3) < 0.5 ? -1 : 1;
    const light = hash(index, 4) * (0.35 + (0.65 * Math.abs(reach)) / (size * 0.4));
    const tip = size * (0.02 + 0.03 * hash(index, 6));
    stroke(
      [size / 2, y - size * 0.02, size / 2 + way * reach * 0.6, y - size * 0.005, size / 2 + way * reach, y + tip],
      size * (0.007 + 0.009 * hash(index, 5)),
      [24 + light * 44, 44 + light * 56, 28 + light * 26],
    );
  }
}

/** Paints a white trunk and a crown of many small leaves. */
function paintBirch({ size, dab, stroke }: Painter): void {
  stroke([size * 0.5, size, size * 0.485, size * 0.6, size * 0.51, size * 0.3], size * 0.02, [206, 203, 194]);
  for (let index = 0; index < 14; index++)
    dab(
      size * (0.492 + 0.012 * hash(index, 30)),
      size * (0.62 + 0.37 * hash(index, 31)),
      size * 0.008,
      size * 0.003,
      0,
      [59, 58, 54],
    );
  for (let index = 0; index < 4200; index++) {
    const turn = hash(index, 7) * 2 * Math.PI;
    const far = Math.sqrt(hash(index, 8));
    const lump = 0.82 + 0.18 * Math.sin(turn * 5 + 1) + 0.08 * Math.sin(turn * 11);
    const [x, y] = [size * (0.5 + 0.42 * lump * far * Math.cos(turn)), size * (0.4 + 0.37 * lump * far * Math.sin(turn))];
    const light = 0.45 * hash(index, 9) + 0.55 * (1 - (y / size - 0.03) / 0.75);
    const leaf = size * (0.006 + 0.008 * hash(index, 10));
    dab(x, y, leaf, leaf * 0.62, hash(index, 11) * 3, [50 + light * 60, 72 + light * 60, 36 + light * 30]);
  }
}

/** Paints a round shrub, darker near the ground. */
function paintShrub({ size, dab }: Painter): void {
  for (let index = 0; index < 2600; index++) {
    const turn = hash(index, 51) * 2 * Math.PI;
    const far = Math.sqrt(hash(index, 52));
    const lump = 0.86 + 0.14 * Math.sin(turn * 7);
    const [x, y] = [size * (0.5 + 0.46 * lump * far * Math.cos(turn)), size * (0.56 + 0.42 * lump * far * Math.sin(turn))];
    const light = 0.4 * hash(index, 53) + 0.6 * (1 - y / size);
    const leaf = size * (0.012 + 0.014 * hash(index, 54));
    dab(x, y, leaf, leaf * 0.6, hash(index, 55) * 3, [44 + light * 66, 66 + light * 78, 34 + light * 34]);
  }
}
