import { cross, unit, type Vector } from '../geometry/vector.ts';
import { emptySamples, fillTriangles } from './fill-triangles.ts';

/** Shows which places around a house a distant light reaches, and which are in the shadow of the house. */
export interface LightMap {
  /** The direction to the light, length 1. */
  readonly towards: Vector;
  /** Returns the share of the light that reaches a place, 0–1. */
  reaches(x: number, y: number, z: number): number;
}

/** A surface casts no shadow on places within this distance, so that it does not shade itself, m. */
const BIAS = 0.02;
/** A length that is added to every nearness, because a nearness must be positive, m. */
const FAR = 200;

/**
 * Returns the map of one light.
 * @param positions nine numbers for each triangle: x, y and z of its corners, m
 * @param direction the direction to the light
 * @param size pixels of the map’s longer side
 * @param soft the width of a shadow’s edge in pixels of the map, at least 1
 */
export function createLightMap(positions: Float32Array, direction: Vector, size: number, soft: number): LightMap {
  const towards = unit(direction);
  const right = unit(cross([0, 1, 0.001], towards));
  // The second axis points down, because the rows of the map go from top to bottom.
  const down = cross(right, towards);
  const flat = flattened(positions, [right, down, towards]);
  let [left, top, wide, tall] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (let index = 0; index < flat.length; index += 3) {
    const [x, y] = [flat[index] ?? 0, flat[index + 1] ?? 0];
    left = Math.min(left, x);
    wide = Math.max(wide, x);
    top = Math.min(top, y);
    tall = Math.max(tall, y);
  }
  const scale = size / Math.max(0.1, wide - left, tall - top);
  const reach = Math.max(1, Math.round(soft));
  // The edge of the map stays empty, so that places near the edge need no special case.
  const margin = reach + 2;
  for (let index = 0; index < flat.length; index += 3) {
    flat[index] = ((flat[index] ?? 0) - left) * scale + margin;
    flat[index + 1] = ((flat[index + 1] ?? 0) - top) * scale + margin;
    flat[index + 2] = (flat[index + 2] ?? 0) + FAR;
  }
  const samples = emptySamples(Math.ceil((wide - left) * scale) + 2 * margin, Math.ceil((tall - top) * scale) + 2 * margin);
  fillTriangles(samples, flat);
  const { columns, rows, nearness } = samples;
  const away = margin - reach / 2;

  return {
    towards,
    reaches(x, y, z) {
      const across = (x * right[0] + y * right[1] + z * right[2] - left) * scale + away;
      const along = (x * down[0] + y * down[1] + z * down[2] - top) * scale + away;
      if (across < 0 || along < 0 || across >= columns - reach - 1 || along >= rows - reach - 1) return 1;
      const own = x * towards[0] + y * towards[1] + z * towards[2] + FAR + BIAS;
      const column = Math.floor(across);
      const row = Math.floor(along);
      const partX = across - column;
      const partY = along - row;
      let lit = 0;
      for (let j = 0; j <= reach; j++) {
        const weight = j === 0 ? 1 - partY : j === reach ? partY : 1;
        const from = (row + j) * columns + column;
        if ((nearness[from] ?? 0) <= own) lit += weight * (1 - partX);
        for (let i = 1; i < reach; i++) if ((nearness[from + i] ?? 0) <= own) lit += weight;
        if ((nearness[from + reach] ?? 0) <= own) lit += weight * partX;
      }
      return lit / (reach * reach);
    },
  };
}

/** Converts positions to coordinates along these three axes. */
function flattened(positions: Float32Array, [right, down, towards]: readonly [Vector, Vector, Vector]): Float32Array {
  const flat = new Float32Array(positions.length);
  for (let index = 0; index < positions.length; index += 3) {
    const [x, y, z] = [positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0];
    flat[index] = x * right[0] + y * right[1] + z * right[2];
    flat[index + 1] = x * down[0] + y * down[1] + z * down[2];
    flat[index + 2] = x * towards[0] + y * towards[1] + z * towards[2];
  }
  return flat;
}
