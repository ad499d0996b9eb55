import type { Relief } from './relief.ts';

/** A relief in pixels, row by row from its lower edge. */
export interface PaintedRelief {
  readonly columns: number;
  readonly rows: number;
  /** The height of each pixel, m. */
  readonly heights: Float32Array;
  /** The brightness of each pixel, 0–255. */
  readonly lights: Uint8Array;
}

/**
 * Returns the heights and the brightness of a relief.
 * @param pixels the number of pixels across the relief; absent: the relief's `pixels`, enough for a close view
 */
export function paintRelief({ width, height, pixels: usual, at }: Relief, pixels = usual): PaintedRelief {
  const [columns, rows] = [pixels, Math.max(8, Math.round((pixels * height) / width / 8) * 8)];
  const heights = new Float32Array(columns * rows);
  const lights = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const [rise, light] = at(((column + 0.5) / columns) * width, ((row + 0.5) / rows) * height);
      heights[index] = rise;
      lights[index] = Math.round(255 * Math.min(1, Math.max(0, light)));
    }
  return { columns, rows, heights, lights };
}
