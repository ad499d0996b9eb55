import type { Camera } from './camera.ts';
import { darkness, type Light, mix } from './colour.ts';
import type { Daylight } from './daylight.ts';
import type { Lawn } from './lawn.ts';
import type { Plant } from './plants.ts';
import type { Sky } from './sky.ts';
import { spriteAt } from './sprite.ts';

/** Some rows of a picture, with the energy of their light: three numbers for each pixel. */
export interface Rows {
  readonly width: number;
  /** The first row in the picture, and the number of rows. */
  readonly top: number;
  readonly rows: number;
  readonly energy: Float32Array;
}

/** Everything around a house. */
export interface Garden {
  /**
   * Writes the sky, the ground and the trees into these rows.
   * @param free the share of each pixel that the house does not cover, 0–255
   */
  paint(rows: Rows, free: Uint8Array): void;
  /**
   * Paints a plant over these rows.
   * @param free the share of each pixel where nothing is in front of the plant, 0–255
   */
  plant(rows: Rows, plant: Plant, free: Uint8Array): void;
}

interface Around {
  readonly camera: Camera;
  readonly daylight: Daylight;
  readonly sky: Sky;
  readonly lawn: Lawn;
  readonly trees: readonly Plant[];
}

/** Haze begins at the distance `from` and hides everything beyond the distance `to`, m. */
const HAZE = { from: 60, to: 260 } as const;
const PARTS = [0, 1, 2] as const;

export function createGarden({ camera, daylight, sky, lawn, trees }: Around): Garden {
  const { eye, right, forward, focal, ahead } = camera;
  const light = darkness();
  const haze = (distance: number) => Math.min(1, Math.max(0, (distance - HAZE.from) / (HAZE.to - HAZE.from)));

  const behind = (x: number, y: number, into: Light) => {
    const aside = (x - ahead[0]) / focal;
    const up = (ahead[1] - y) / focal;
    const dx = forward[0] + right[0] * aside;
    const dz = forward[2] + right[2] * aside;
    const distance = up < 0 ? -eye[1] / up : Number.POSITIVE_INFINITY;
    if (distance > 2 * HAZE.to) {
      const length = Math.sqrt(dx * dx + up * up + dz * dz);
      sky.show(dx / length, up / length, dz / length, into);
      return;
    }
    const across = distance / focal;
    // The flatter the view, the longer is the stretch of ground that a pixel covers in the direction of the view.
    const along = across / -up;
    lawn.show(eye[0] + dx * distance, eye[2] + dz * distance, across, dx * along, dz * along, into);
    const veil = haze(distance);
    for (const part of PARTS) into[part] = mix(into[part] ?? 0, daylight.horizon[part], veil);
  };

  const plant: Garden['plant'] = ({ width, top, rows, energy }, one, free) => {
    const { sprite, foot, width: wide, height: tall, distance, isMirrored, tone } = one;
    const [left, high] = [foot[0] - wide / 2, foot[1] - tall];
    const veil = haze(distance);
    const sent = PARTS.map((part) => (tone * (daylight.sunlight[part] * daylight.sun[1] + daylight.sky[part])) / Math.PI);
    for (let row = Math.max(top, Math.floor(high)); row < Math.min(top + rows, foot[1]); row++)
      for (let column = Math.max(0, Math.floor(left)); column < Math.min(width, left + wide); column++) {
        const pixel = (row - top) * width + column;
        const open = (free[pixel] ?? 0) / 255;
        if (open === 0) continue;
        const u = (column + 0.5 - left) / wide;
        const cover = spriteAt(sprite, isMirrored ? 1 - u : u, (row + 0.5 - high) / tall, tall, light) * open;
        if (cover < 0.004) continue;
        for (const part of PARTS) {
          const own = mix((light[part] ?? 0) * (sent[part] ?? 0) * open, daylight.horizon[part] * cover, veil);
          energy[pixel * 3 + part] = (energy[pixel * 3 + part] ?? 0) * (1 - cover) + own;
        }
      }
  };

  return {
    plant,
    paint(rows, free) {
      const { width, top, energy } = rows;
      const seen = free.map((part) => (part === 0 ? 0 : 255));
      for (let pixel = 0; pixel < seen.length; pixel++) {
        if (seen[pixel] === 0) continue;
        behind((pixel % width) + 0.5, top + Math.floor(pixel / width) + 0.5, light);
        for (const part of PARTS) energy[pixel * 3 + part] = light[part] ?? 0;
      }
      for (const tree of trees) plant(rows, tree, seen);
    },
  };
}
