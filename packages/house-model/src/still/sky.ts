import { clouds } from '../surfaces/noise.ts';
import { type Light, linearOf, mix, type Rgb, smoothstep } from './colour.ts';
import type { Daylight } from './daylight.ts';

/** The light from the surroundings of a house in a direction (x, y, z) of length 1. */
export interface Sky {
  /** Writes the light of the sky. */
  show(x: number, y: number, z: number, into: Light): void;
  /** Writes the light of everything around: sky, forest and ground, as a pane reflects it. */
  reflect(x: number, y: number, z: number, into: Light): void;
}

/** A square picture of clouds that repeats. Each number in `levels` is the density of the clouds at a pixel, 0–1. */
export interface CloudMap {
  readonly size: number;
  readonly levels: Float32Array;
}

const SIZE = 256;

export function paintClouds(): CloudMap {
  const levels = Float32Array.from({ length: SIZE * SIZE }, (_, index) =>
    clouds(((index % SIZE) / SIZE) * 6, (Math.floor(index / SIZE) / SIZE) * 6, 6, 5),
  );
  return { size: SIZE, levels };
}

const LOW_BLUE: Rgb = [0.6, 0.74, 0.88];
const HIGH_BLUE: Rgb = [0.26, 0.47, 0.74];
const CLOUD: Rgb = [0.97, 0.975, 0.985];
const NIGHT: Rgb = [0.62, 0.8, 1.35];
const GLOW: Rgb = [1, 0.93, 0.8];
const PARTS = [0, 1, 2] as const;

export function createSky({ sun, day, horizon }: Daylight, map: CloudMap): Sky {
  const clear = horizon.map((part) => part / day);
  const [ground, forest] = [linearOf('#75786a'), linearOf('#48544a')];
  const show = (x: number, y: number, z: number, into: Light) => {
    const over = Math.max(y, 0);
    const blueness = over ** 0.62;
    const height = smoothstep(0, 0.32, over);
    const cover = coverAt(map, (x / (over + 0.16)) * 0.09 + 0.5, (z / (over + 0.16)) * 0.09 + 0.5);
    const cloud = 0.85 * smoothstep(0.47, 0.78, cover) * smoothstep(0.015, 0.16, over);
    const towards = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
    const glow = day * (towards ** 8 * 0.1 + (towards > 0.95 ? towards ** 180 * 0.6 : 0));
    for (const part of PARTS) {
      const blue = mix(LOW_BLUE[part], HIGH_BLUE[part], blueness);
      const lit = mix(mix(clear[part] ?? 0, blue, height), CLOUD[part], cloud);
      into[part] = lit * mix(NIGHT[part], 1, day) * day + glow * GLOW[part];
    }
  };
  return {
    show,
    reflect(x, y, z, into) {
      show(x, Math.max(0, y), z, into);
      // The edge of the forest is uneven, so that its mirror image in a pane looks like trees, not like a wall.
      const edge = 0.13 + 0.05 * Math.sin(x * 19 + z * 11) + 0.03 * Math.sin(x * 47 - z * 31);
      const isForest = 1 - smoothstep(edge - 0.03, edge + 0.03, y);
      const isGround = 1 - smoothstep(-0.03, 0.01, y);
      for (const part of PARTS) {
        const low = mix(forest[part], ground[part] * 0.8, isGround) * day;
        into[part] = mix(into[part] ?? 0, low, isForest);
      }
    },
  };
}

/** Returns how dense the clouds are at a place; `u` and `v` are fractions of the square. */
export function coverAt({ size, levels }: CloudMap, u: number, v: number): number {
  const x = u * size - 0.5;
  const y = v * size - 0.5;
  const left = Math.floor(x);
  const low = Math.floor(y);
  const mask = size - 1;
  const a = left & mask;
  const b = (left + 1) & mask;
  const c = (low & mask) * size;
  const d = ((low + 1) & mask) * size;
  const below = mix(levels[c + a] ?? 0, levels[c + b] ?? 0, x - left);
  return mix(below, mix(levels[d + a] ?? 0, levels[d + b] ?? 0, x - left), y - low);
}
