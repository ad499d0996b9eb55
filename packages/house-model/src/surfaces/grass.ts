import { clouds, hash, noise } from './noise.ts';

/** The width and the height of the picture of grass in pixels. It repeats without a seam. */
export const GRASS_SIZE = 512;

/** Returns the colour of a pixel in the picture of grass as sRGB, 0–255. */
export function grassAt(row: number, column: number): readonly [red: number, green: number, blue: number] {
  const [s, t] = [column / GRASS_SIZE, row / GRASS_SIZE];
  const patch = clouds(s * 4, t * 4, 4, 3);
  const blade = noise(s * 170, t * 120, 170, 120) * 0.6 + hash(column, row) * 0.4;
  const light = 0.64 + 0.12 * (patch - 0.5) + 0.55 * (blade - 0.5);
  return [130 * light + 20 * patch, 182 * light + 4 * patch, 72 * light];
}
