import type { Part } from '@gavel/house-model';
import { DataTexture, LinearFilter, RGFormat, Vector4 } from 'three';

/** The heights of the floor and of the ceiling of a storey, m. */
export interface Heights {
  readonly floor: number;
  readonly ceiling: number;
}

/**
 * A map, seen from above, of the obstacles that keep light from the surfaces of a house. For a storey, it contains the distance of
 * each point to walls (red) and to furniture (green). For a house with its roof on, it contains the height of the roof’s lower face
 * (red).
 */
export interface ShadeMap {
  readonly texture: DataTexture;
  /**
   * The corner of the map with the smallest coordinates, in m from the middle of the house (x, y). One metre as a fraction of the
   * map’s width and of its depth (z, w).
   */
  readonly box: Vector4;
  /** Maps a storey of a house with this length and depth, in m. */
  mapStorey(parts: readonly Part[], heights: Heights, length: number, depth: number): void;
  mapRoof(parts: readonly Part[], length: number, depth: number): void;
  dispose(): void;
}

/** The largest distance that the map of a storey can contain, and the largest height that the map of a roof can contain, m. */
export const FARTHEST = 0.6;
export const HIGHEST = 12.75;
/** How far the map of a roof extends outside the walls, m. */
const MARGIN = 0.9;
/** The smallest vertical extent, in m, with which a face counts as a wall. For example, the face above a door has a smaller one. */
const LEAST_WALL = 1.2;
const [COLUMNS, ROWS] = [256, 160];

export function createShadeMap(): ShadeMap {
  const bytes = new Uint8Array(COLUMNS * ROWS * 2);
  const texture = new DataTexture(bytes, COLUMNS, ROWS, RGFormat);
  texture.minFilter = texture.magFilter = LinearFilter;
  const box = new Vector4(0, 0, 1, 1);
  const begin = (length: number, depth: number, margin: number): Grid => {
    bytes.fill(255);
    texture.needsUpdate = true;
    const [wide, deep] = [length + 2 * margin, depth + 2 * margin];
    box.set(-wide / 2, -deep / 2, 1 / wide, 1 / deep);
    return { bytes, margin, perX: COLUMNS / wide, perZ: ROWS / deep };
  };
  return {
    texture,
    box,
    mapStorey(parts, { floor, ceiling }, length, depth) {
      const grid = begin(length, depth, 0);
      for (const part of parts) {
        if (part.name === 'partition' || part.name === 'wall')
          for (const { x, y, z } of trianglesOf(part))
            if (highest(y) - lowest(y) > LEAST_WALL && lowest(y) < ceiling && highest(y) > floor + 0.5) near(grid, x, z, 0);
        if (part.name === 'furniture')
          // Of the furniture, count only level faces that are almost on the floor.
          for (const { x, y, z } of trianglesOf(part))
            if (highest(y) - lowest(y) < 0.01 && Math.abs(lowest(y) - floor) < 0.2) near(grid, x, z, 1);
      }
    },
    mapRoof(parts, length, depth) {
      const grid = begin(length, depth, MARGIN);
      for (const part of parts) if (part.name === 'roof') for (const triangle of trianglesOf(part)) cover(grid, triangle);
    },
    dispose: () => texture.dispose(),
  };
}

type Three = readonly [number, number, number];

/** The coordinates of the three corners of a triangle, in metres. */
interface Triangle {
  readonly x: Three;
  readonly y: Three;
  readonly z: Three;
}

function trianglesOf({ mesh: { positions } }: Part): readonly Triangle[] {
  return Array.from({ length: positions.length / 9 }, (_, triangle) => {
    const axis = (index: number): Three => {
      const from = triangle * 9 + index;
      return [positions[from] ?? 0, positions[from + 3] ?? 0, positions[from + 6] ?? 0];
    };
    return { x: axis(0), y: axis(1), z: axis(2) };
  });
}

const lowest = ([a, b, c]: Three) => Math.min(a, b, c);
const highest = ([a, b, c]: Three) => Math.max(a, b, c);

interface Grid {
  readonly bytes: Uint8Array;
  readonly margin: number;
  /** Texels per metre. */
  readonly perX: number;
  readonly perZ: number;
}

/** Visits the texels of the map that are within a distance of the box around a triangle. */
function visit(
  { margin, perX, perZ }: Grid,
  xs: Three,
  zs: Three,
  reach: number,
  at: (x: number, z: number, texel: number) => void,
) {
  const first = (least: number, per: number) => Math.max(0, Math.floor((least - reach + margin) * per));
  const last = (most: number, per: number, count: number) => Math.min(count - 1, Math.ceil((most + reach + margin) * per));
  const [fromX, toX] = [first(lowest(xs), perX), last(highest(xs), perX, COLUMNS)];
  const [fromZ, toZ] = [first(lowest(zs), perZ), last(highest(zs), perZ, ROWS)];
  for (let row = fromZ; row <= toZ; row++)
    for (let column = fromX; column <= toX; column++)
      at((column + 0.5) / perX - margin, (row + 0.5) / perZ - margin, (row * COLUMNS + column) * 2);
}

/** Writes the distances to the box around a triangle into one channel, where they are shorter than the stored distances. */
function near(grid: Grid, xs: Three, zs: Three, channel: 0 | 1): void {
  const { bytes } = grid;
  const [left, right, back, front] = [lowest(xs), highest(xs), lowest(zs), highest(zs)];
  visit(grid, xs, zs, FARTHEST, (x, z, texel) => {
    const [dx, dz] = [Math.max(left - x, 0, x - right), Math.max(back - z, 0, z - front)];
    const value = Math.min(255, (Math.sqrt(dx * dx + dz * dz) / FARTHEST) * 255);
    if (value < (bytes[texel + channel] ?? 0)) bytes[texel + channel] = value;
  });
}

/** Writes the height of a triangle, where it is lower than the stored height. */
function cover(grid: Grid, { x: [ax, bx, cx], y: [ay, by, cy], z: [az, bz, cz] }: Triangle): void {
  const area = (bx - ax) * (cz - az) - (cx - ax) * (bz - az);
  if (Math.abs(area) < 1e-4) return;
  const { bytes } = grid;
  visit(grid, [ax, bx, cx], [az, bz, cz], 0, (x, z, texel) => {
    const b = ((x - ax) * (cz - az) - (cx - ax) * (z - az)) / area;
    const c = ((bx - ax) * (z - az) - (x - ax) * (bz - az)) / area;
    if (b < 0 || c < 0 || b + c > 1) return;
    const value = Math.max(0, Math.min(255, ((ay + b * (by - ay) + c * (cy - ay)) / HIGHEST) * 255));
    if (value < (bytes[texel] ?? 0)) bytes[texel] = value;
  });
}
