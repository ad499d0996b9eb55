import { paintRelief } from '../surfaces/paint-relief.ts';
import type { Relief } from '../surfaces/relief.ts';
import { linear } from './colour.ts';

/** A relief at several sizes, each half as large as the previous one, so that distant surfaces do not flicker. */
export interface ReliefMap {
  /** The relief repeats after this width and height, m. */
  readonly width: number;
  readonly height: number;
  /** The width of a pixel of the relief at its largest size, m. */
  readonly finest: number;
  /**
   * Adds the relief's brightness at a place and its slopes along both axes to `sum`, multiplied by `weight`.
   * @param level 0: the relief at its largest size; each further level is half as large
   */
  add(sum: Float64Array, u: number, v: number, level: number, weight: number): void;
  readonly levels: number;
}

/** The width of a relief in pixels. It is enough for a picture of a whole house, where a pixel shows about a centimetre. */
const PIXELS = 256;

interface Level {
  readonly columns: number;
  readonly rows: number;
  /** Three numbers for each pixel: the brightness, and the normal’s components along both axes. */
  readonly values: Float32Array;
}

export function createReliefMap(relief: Relief): ReliefMap {
  const { width, height } = relief;
  const levels = [finestOf(relief)];
  for (let last = levels.at(-1); last && last.columns > 1 && last.rows > 1; last = levels.at(-1)) levels.push(halved(last));
  return {
    width,
    height,
    finest: width / (levels[0]?.columns ?? 1),
    levels: levels.length,
    add(sum, u, v, at, weight) {
      const level = levels[at];
      if (!level) return;
      const { columns, rows, values } = level;
      const x = (u / width - Math.floor(u / width)) * columns - 0.5;
      const y = (v / height - Math.floor(v / height)) * rows - 0.5;
      const left = Math.floor(x);
      const low = Math.floor(y);
      const partX = x - left;
      const partY = y - low;
      const a = (left + columns) % columns;
      const b = (left + 1) % columns;
      const c = ((low + rows) % rows) * columns;
      const d = ((low + 1) % rows) * columns;
      for (let part = 0; part < 3; part++) {
        const lower = (values[(c + a) * 3 + part] ?? 0) * (1 - partX) + (values[(c + b) * 3 + part] ?? 0) * partX;
        const upper = (values[(d + a) * 3 + part] ?? 0) * (1 - partX) + (values[(d + b) * 3 + part] ?? 0) * partX;
        sum[part] = (sum[part] ?? 0) + weight * (lower * (1 - partY) + upper * partY);
      }
    },
  };
}

function finestOf(relief: Relief): Level {
  const { columns, rows, heights, lights } = paintRelief(relief, PIXELS);
  const values = new Float32Array(columns * rows * 3);
  const rise = (column: number, row: number) => heights[((row + rows) % rows) * columns + ((column + columns) % columns)] ?? 0;
  const [stepX, stepY] = [(2 * relief.width) / columns, (2 * relief.height) / rows];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const x = -(rise(column + 1, row) - rise(column - 1, row)) / stepX;
      const y = -(rise(column, row + 1) - rise(column, row - 1)) / stepY;
      const length = Math.hypot(x, y, 1);
      values.set([linear(lights[index] ?? 0), x / length, y / length], index * 3);
    }
  return { columns, rows, values };
}

function halved({ columns: wide, rows: tall, values: fine }: Level): Level {
  const [columns, rows] = [wide >> 1, tall >> 1];
  const values = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let part = 0; part < 3; part++) {
        const at = (x: number, y: number) => fine[((row * 2 + y) * wide + column * 2 + x) * 3 + part] ?? 0;
        values[(row * columns + column) * 3 + part] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }
  return { columns, rows, values };
}
