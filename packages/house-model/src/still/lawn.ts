import { placeDrive } from '../drive.ts';
import type { Measures } from '../house-model.ts';
import { GRASS_SIZE, grassAt } from '../surfaces/grass.ts';
import { noise } from '../surfaces/noise.ts';
import { type Light, linear, linearOf, mix, smoothstep } from './colour.ts';
import type { Daylight } from './daylight.ts';
import type { LightMap } from './light-map.ts';
import type { ReliefMap } from './relief-map.ts';
import { type CloudMap, coverAt } from './sky.ts';

/** The ground around a house. */
export interface Lawn {
  /**
   * Writes the light that a place on the ground sends to the camera.
   * @param across the width of the ground that a pixel shows there, m
   * @param alongX the length of the ground that a pixel shows along the view: its x part; `alongZ`: its z part; m
   */
  show(x: number, z: number, across: number, alongX: number, alongZ: number, into: Light): void;
}

/** A picture of grass at several sizes, each half as large as the previous one; three numbers for each pixel. */
export type GrassMap = readonly { readonly size: number; readonly values: Float32Array }[];

const SIZE = GRASS_SIZE;
/** The picture of grass repeats after this distance, m. */
const TILE = 5;

export function paintGrass(): GrassMap {
  const values = new Float32Array(SIZE * SIZE * 3);
  for (let row = 0; row < SIZE; row++)
    for (let column = 0; column < SIZE; column++) {
      const [red, green, blue] = grassAt(row, column);
      values.set([linear(red), linear(green), linear(blue)], (row * SIZE + column) * 3);
    }
  const levels = [{ size: SIZE, values }];
  for (let last = levels.at(-1); last && last.size > 1; last = levels.at(-1)) levels.push(halved(last));
  return levels;
}

function halved({ size: wide, values: fine }: GrassMap[number]) {
  const size = wide >> 1;
  const values = new Float32Array(size * size * 3);
  for (let index = 0; index < values.length; index++) {
    const [part, pixel] = [index % 3, Math.floor(index / 3)];
    const at = ((Math.floor(pixel / size) * 2 * wide + (pixel % size) * 2) * 3 + part) | 0;
    values[index] = ((fine[at] ?? 0) + (fine[at + 3] ?? 0) + (fine[at + wide * 3] ?? 0) + (fine[at + wide * 3 + 3] ?? 0)) / 4;
  }
  return { size, values };
}

/** How far from the walls the ground is darker (`reach`, m), and the share of the sky that does not light it at the walls (`most`). */
const SHADE = { reach: 1.9, most: 0.5 } as const;
/** The width and the length of the gravel path, and its distance from the wall, m. */
const PATH = { wide: 1.5, long: 26, from: 0.9 } as const;
const PARTS = [0, 1, 2] as const;

interface LawnPaints {
  readonly grass: GrassMap;
  readonly gravel: ReliefMap | null;
  /** Large patches of lighter and darker grass. */
  readonly tones: CloudMap;
}

export function createLawn(
  measures: Measures,
  { grass, gravel, tones }: LawnPaints,
  { sun, sunlight, sky }: Daylight,
  shadow: LightMap,
): Lawn {
  const { length, depth } = measures;
  const stone = linearOf('#c9c3b6');
  const gravelAt = gravelAround(measures);
  const relief = new Float64Array(3);
  return {
    show(x, z, across, alongX, alongZ, into) {
      const tone = 0.92 + 0.24 * coverAt(tones, x / 150, z / 150);
      addGrass(grass, x, z, across, alongX, alongZ, into);
      into[0] = (into[0] ?? 0) * tone * 1.02;
      into[1] = (into[1] ?? 0) * tone;
      into[2] = (into[2] ?? 0) * tone * 0.96;
      const covered = gravelAt(x, z, across);
      if (covered > 0 && gravel) {
        relief.fill(0);
        const level = Math.min(
          gravel.levels - 1,
          Math.max(0, Math.round(Math.log2(Math.sqrt(across * Math.hypot(alongX, alongZ)) / gravel.finest))),
        );
        gravel.add(relief, x, z, level, 1);
        for (const part of PARTS) into[part] = mix(into[part] ?? 0, stone[part] * (relief[0] ?? 0), covered);
      }
      const away = Math.max(0, Math.abs(x) - length / 2) + Math.max(0, Math.abs(z) - depth / 2);
      const shade = 1 - SHADE.most * Math.max(0, 1 - away / SHADE.reach) ** 2;
      const lit = sun[1] * shadow.reaches(x, 0.01, z);
      for (const part of PARTS)
        into[part] = (((into[part] ?? 0) * (sunlight[part] * lit + sky[part] * shade)) / Math.PI) * (0.4 + 0.6 * shade);
    },
  };
}

/**
 * Returns a function that returns the share of a place that the path and the drive cover, 0–1. The edges of the gravel are ragged.
 */
function gravelAround(measures: Measures): (x: number, z: number, across: number) => number {
  const { length, depth, entrance } = measures;
  const door = entrance === null ? null : entrance - length / 2;
  const drive = placeDrive(measures);
  /** Returns how far a place is inside the path, m; negative: outside. */
  const inPath = (x: number, z: number) => {
    const along = z - depth / 2 - PATH.from;
    if (door === null || along < 0 || along > PATH.long) return Number.NEGATIVE_INFINITY;
    const middle = door + 2.2 * Math.sin((along / PATH.long) * 2.4) ** 2;
    return PATH.wide / 2 - Math.abs(x - middle);
  };
  const inDrive = (x: number, z: number) =>
    drive ? Math.min(x - drive.x[0], drive.x[1] - x, z - drive.z[0], drive.z[1] - z) : Number.NEGATIVE_INFINITY;
  return (x, z, across) => {
    const inside = Math.max(inPath(x, z), inDrive(x, z));
    if (inside < -PATH.wide / 2) return 0;
    const edge = 0.02 + across;
    return smoothstep(-edge, edge, inside - 0.09 * (noise(x * 9 + 400, z * 9 + 400, 4096) - 0.5));
  };
}

/** The largest number of points of the grass map that one pixel of distant grass averages. */
const MOST = 5;

/**
 * Writes the mean colour of the grass that a pixel shows. A pixel of distant grass shows a long strip of ground along the view, so
 * the function reads the picture of grass at several points along the strip.
 */
function addGrass(grass: GrassMap, x: number, z: number, across: number, alongX: number, alongZ: number, into: Light): void {
  const along = Math.sqrt(alongX * alongX + alongZ * alongZ);
  const count = Math.min(MOST, Math.max(1, Math.round(along / across)));
  const level =
    grass[Math.min(grass.length - 1, Math.max(0, Math.round(Math.log2((Math.max(across, along / count) * SIZE) / TILE))))];
  into.fill(0);
  if (!level) return;
  const { size, values } = level;
  for (let sample = 0; sample < count; sample++) {
    const far = (sample + 0.5) / count - 0.5;
    const u = ((x + alongX * far) / TILE) * size - 0.5;
    const v = ((z + alongZ * far) / TILE) * size - 0.5;
    const left = Math.floor(u);
    const low = Math.floor(v);
    const partX = u - left;
    const partY = v - low;
    const mask = size - 1;
    const a = left & mask;
    const b = (left + 1) & mask;
    const c = (low & mask) * size;
    const d = ((low + 1) & mask) * size;
    for (const part of PARTS) {
      const lower = mix(values[(c + a) * 3 + part] ?? 0, values[(c + b) * 3 + part] ?? 0, partX);
      const upper = mix(values[(d + a) * 3 + part] ?? 0, values[(d + b) * 3 + part] ?? 0, partX);
      into[part] = (into[part] ?? 0) + mix(lower, upper, partY) / count;
    }
  }
}
