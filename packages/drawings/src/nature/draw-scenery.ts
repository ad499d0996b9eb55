import { randomFrom } from '../ink/random.ts';
import { ellipse, glow, gradient, group, path, rect, use } from '../ink/svg.ts';
import { birchDefinition } from './birch.ts';
import { fenceDefinition, fenceHeight } from './fence.ts';
import { foliageDefinitions } from './foliage.ts';
import { forestDefinition, forestLine } from './forest-line.ts';
import { drawGardenPath, type GardenPath, isOnPath } from './garden-path.ts';
import { grassDefinitions, meadowFlowers, strewGrass } from './grass.ts';
import { nature } from './palette.ts';
import { type Shrub, shrubDefinitions } from './shrub.ts';
import { drawSky, skyDefinitions } from './sky.ts';
import { spruceDefinition } from './spruce.ts';

/** The land around a building, in picture units. */
export interface Site {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  /** The y position where the ground meets the building. */
  readonly ground: number;
  readonly horizon: number;
  /** The building's outer edges. */
  readonly left: number;
  readonly right: number;
  /** The height of the tallest tree beside the building. */
  readonly treeHeight: number;
  readonly paths: readonly GardenPath[];
  readonly shrubs: readonly { readonly kind: Shrub; readonly x: number; readonly size: number }[];
}

/** Draws everything around a building: the background and the foreground. */
export function drawScenery(
  prefix: string,
  site: Site,
): { readonly definitions: string; readonly behind: string; readonly front: string } {
  const random = randomFrom(`scenery ${site.seed}`);
  const { width, height, ground, horizon, left, right, treeHeight } = site;
  // Mirror about half of the gardens, so that they differ.
  const mirrored = random.chance(0.5);
  const side = (x: number) => (mirrored ? left + right - x : x);
  const tree = (id: string, x: number, base: number, tall: number, flip = random.chance(0.5)) =>
    ellipse(x + tall * 0.13, base, tall * 0.24, tall * 0.017, { fill: nature.lawnShade, opacity: 0.3 }) +
    use(`${prefix}${id}`, x, base, tall / 400, {}, flip);

  return {
    definitions: definitions(),
    behind: group([air(), distance(), lawn(), grove()]),
    front: group([paths(), planting(), meadow()]),
  };

  function definitions(): string {
    return [
      skyDefinitions(prefix),
      gradient(`${prefix}lawn`, [
        [0, nature.lawnFar],
        [0.3, nature.lawn],
        [1, nature.lawnNear],
      ]),
      gradient(
        `${prefix}dusk`,
        [
          [0, nature.lawnShade, 0.34],
          [0.36, nature.lawnShade, 0.04],
          [0.75, nature.lawnShade, 0],
          [1, nature.lawnShade, 0.16],
        ],
        'right',
      ),
      gradient(`${prefix}mist`, [
        [0, nature.mist, 0],
        [1, nature.mist, 0.75],
      ]),
      gradient(`${prefix}gravel`, [
        [0, nature.gravelShade],
        [0.18, nature.gravel],
        [1, '#e9dfcc'],
      ]),
      glow(`${prefix}sun`, [
        [0, '#e2dfa0', 0.34],
        [1, '#e2dfa0', 0],
      ]),
      fenceDefinition(prefix, horizon + 30),
      forestDefinition(prefix, 'forest', site.seed),
      foliageDefinitions(prefix),
      grassDefinitions(prefix),
      shrubDefinitions(prefix),
      birchDefinition(prefix, 'birch0', 'first'),
      birchDefinition(prefix, 'birch1', `second ${site.seed}`),
      spruceDefinition(prefix, 'spruce0', 'first'),
      spruceDefinition(prefix, 'spruce1', `second ${site.seed}`),
    ].join('');
  }

  function air(): string {
    return drawSky(prefix, site.seed, width, horizon);
  }

  function distance(): string {
    const rise = random.between(120, 170);
    const hill = `M-20 ${horizon}C${width * 0.15} ${horizon - rise} ${width * 0.3} ${horizon - rise * 1.25} ${width * 0.48} ${horizon - rise * 0.7}S${width * 0.8} ${horizon - rise * 1.5} ${width + 20} ${horizon - rise * 0.5}V${horizon + 10}H-20z`;
    return [
      path(hill, { fill: nature.farHill, opacity: 0.75 }),
      forestLine(prefix, 'forest', width, horizon, treeHeight / 350, nature.farForest, 260),
      rect(0, horizon - 170, width, 176, { fill: `url(#${prefix}mist)` }),
      forestLine(prefix, 'forest', width, horizon + 6, treeHeight / 480, nature.nearForest, 90),
      rect(0, horizon - 90, width, 96, { fill: `url(#${prefix}mist)`, opacity: 0.6 }),
    ].join('');
  }

  /** Draws grass in the sun; trees outside the picture shade its left side. */
  function lawn(): string {
    const patches = Array.from({ length: 8 }, () =>
      ellipse(random.between(0, width), random.between(horizon + 40, height), random.between(320, 620), random.between(16, 44), {
        fill: `url(#${prefix}sun)`,
      }),
    );
    const area = [0, horizon, width, height - horizon] as const;
    return [rect(...area, { fill: `url(#${prefix}lawn)` }), ...patches, rect(...area, { fill: `url(#${prefix}dusk)` })].join('');
  }

  /** Draws, from far to near: slender trees, a fence, a hedge, and two groups of tall trees. All of them are behind the building. */
  function grove(): string {
    const depth = ground - horizon;
    const far = [
      tree('birch1', side(left - 70), horizon + 12, treeHeight * 0.5),
      tree('birch0', side(left - 20), horizon + 16, treeHeight * 0.58),
      tree('spruce1', side(left + 60), horizon + 10, treeHeight * 0.46),
      tree('spruce0', side(right - 40), horizon + 8, treeHeight * 0.5),
      tree('birch1', side(right + 60), horizon + 14, treeHeight * 0.6),
      tree('birch0', side(right + 130), horizon + 18, treeHeight * 0.5),
    ];
    const near = [
      tree('spruce1', side(left - 330), horizon + depth * 0.4, treeHeight * 0.86),
      tree('spruce0', side(left - 420), horizon + depth * 0.5, treeHeight * 0.7),
      tree('spruce1', side(right + 330), horizon + depth * 0.35, treeHeight * 0.92),
      tree('spruce0', side(right + 245), horizon + depth * 0.3, treeHeight * 0.66),
      tree('birch1', side(right + 400), horizon + depth * 0.6, treeHeight * 0.9),
      tree('birch0', side(left - 215), horizon + depth * 0.7, treeHeight),
      // These trees are further from the building. Most of them are visible only in a wide picture.
      tree('birch1', side(left - 600), horizon + depth * 0.35, treeHeight * 0.82),
      tree('spruce0', side(left - 760), horizon + depth * 0.45, treeHeight * 0.94),
      tree('spruce1', side(right + 620), horizon + depth * 0.4, treeHeight * 0.8),
      tree('birch0', side(right + 740), horizon + depth * 0.5, treeHeight * 0.88),
    ];
    return group(far) + fence() + hedge() + group(near);
  }

  function fence(): string {
    const base = horizon + 30;
    return (
      rect(0, base - 3, width, 8, { fill: nature.lawnShade, opacity: 0.18 }) +
      rect(0, base - fenceHeight, width, fenceHeight, { fill: `url(#${prefix}fence)` })
    );
  }

  /** Draws bushes close to both ends of the building, so that the building looks like a part of the garden. */
  function hedge(): string {
    const base = horizon + (ground - horizon) * 0.55;
    const row = (from: number, to: number) =>
      Array.from({ length: 4 }, () =>
        use(
          `${prefix}${random.pick(['box', 'fern', 'box', 'hydrangea'])}`,
          random.between(from, to),
          base + random.between(-8, 8),
          random.between(0.9, 1.5),
          {},
          random.chance(0.5),
        ),
      );
    return group([...row(left - 190, left + 10), ...row(right - 10, right + 230)]);
  }

  function paths(): string {
    return site.paths.map((way) => drawGardenPath(prefix, way)).join('');
  }

  function planting(): string {
    return site.shrubs
      .map(({ kind, x, size }, index) => use(`${prefix}${kind}`, x, ground + 5, size, {}, index % 2 === 1))
      .join('');
  }

  function meadow(): string {
    const free = (x: number, y: number) => site.paths.every((way) => !isOnPath(way, x, y, 14));
    let flowers = '';
    for (let index = 0; index < 36; index++) {
      const corner = random.chance(0.5) ? random.between(0, 520) : random.between(width - 520, width);
      const y = random.between(height - 170, height + 10);
      if (free(corner, y)) flowers += use(`${prefix}${random.pick(meadowFlowers)}`, corner, y, 0.6 + (y - height + 170) / 220);
    }
    return [
      strewGrass(prefix, random, { from: ground + 30, to: height, width, scale: [0.35, 1.1], free }, 100, nature.lawnShade, 0.2),
      strewGrass(prefix, random, { from: ground + 20, to: height, width, scale: [0.3, 1], free }, 90, nature.lawnFar, 0.45),
      strewGrass(prefix, random, { from: height - 60, to: height + 25, width, scale: [1.3, 2], free }, 80, '#61774a', 0.75),
      flowers,
    ].join('');
  }
}
