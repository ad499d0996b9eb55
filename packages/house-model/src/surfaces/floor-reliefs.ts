import { hash, noise } from './noise.ts';
import type { Relief } from './relief.ts';
import { ramp, wood } from './wood.ts';

/** Returns the relief of a floor. Its pieces are as large as real ones. */
export function flooring(form: string): Relief {
  switch (form) {
    case 'parquet':
      return staves(0.07, 0.42, 12, 3);
    case 'herringbone':
      return herringbone(0.07, 6);
    case 'tiles':
      return plates(0.3, 0.3, 4, 4, 0);
    case 'bond':
      return plates(0.4, 0.2, 2, 4, 0.2);
    case 'slabs':
      return plates(0.6, 0.4, 2, 3, 0.3);
    case 'terrazzo':
      return terrazzo;
    default:
      return staves(0.185, 2.2, 6, 1);
  }
}

/** Returns staves in rows, along the first axis. Each row begins with a different offset. */
function staves(wide: number, long: number, rows: number, each: number): Relief {
  const [width, height] = [long * each, wide * rows];
  return {
    width,
    height,
    pixels: 512,
    at(x, y) {
      const row = Math.floor(y / wide) % rows;
      const along = (x + width * hash(row, 17)) % width;
      const stave = Math.floor(along / long) + row * each;
      const [across, from] = [y - Math.floor(y / wide) * wide, along % long];
      return piece(Math.min(across, wide - across, from, long - from), stave, y / height, x / width);
    },
  };
}

/** Returns staves in a herringbone, each `times` as long as wide, at 45° to the axes. */
function herringbone(wide: number, times: number): Relief {
  const size = Math.SQRT2 * times * wide;
  const modulo = (value: number, by: number) => ((value % by) + by) % by;
  return {
    width: size,
    height: size,
    pixels: 512,
    at(x, y) {
      const [a, b] = [(x + y) / Math.SQRT2, (x - y) / Math.SQRT2];
      const [column, row] = [Math.floor(a / wide), Math.floor(b / wide)];
      const place = modulo(column - row, 2 * times);
      const isAlong = place < times;
      const [across, from] = isAlong
        ? [b - row * wide, (place + a / wide - column) * wide]
        : [a - column * wide, (place - times + 1 - (b / wide - row)) * wide];
      const long = wide * times;
      const stave = isAlong ? modulo(row, times) : times + modulo(column, times);
      return piece(Math.min(across, wide - across, from, long - from), stave, across / wide / 8, from / long);
    },
  };
}

/** Returns the height and the brightness of a place on a stave. @param toEdge the distance of the place from the stave's edge, m */
function piece(toEdge: number, stave: number, across: number, along: number): readonly [rise: number, light: number] {
  const tone = (hash(stave, 23) - 0.5) * 0.16;
  return [
    -0.001 * (1 - ramp(0.0005, 0.002, toEdge)),
    (0.72 + 0.28 * ramp(0.0005, 0.0025, toEdge)) * (0.92 + tone + wood(stave, across, along)),
  ];
}

/** Returns rectangular tiles with joints. Every second row is moved by `shift` along the row; m. */
function plates(wide: number, high: number, columns: number, rows: number, shift: number): Relief {
  const [width, height] = [wide * columns, high * rows];
  return {
    width,
    height,
    pixels: 512,
    at(x, y) {
      const row = Math.floor(y / high) % rows;
      const moved = (x + (row % 2) * shift) % width;
      const [u, v] = [moved % wide, y - Math.floor(y / high) * high];
      const body = ramp(0.0015, 0.004, Math.min(u, wide - u, v, high - v));
      const own = (hash(Math.floor(moved / wide) + row * 8, 31) - 0.5) * 0.06;
      const cloud = (noise((x / width) * 12, (y / height) * 12, 12) - 0.5) * 0.07;
      return [0.0015 * body, (0.78 + 0.16 * body) * (1 + own + cloud)];
    },
  };
}

/** Chips of stone in cement. */
const terrazzo: Relief = {
  width: 1,
  height: 1,
  pixels: 512,
  at(x, y) {
    const chip = noise(x * 70, y * 70, 70);
    const tone = hash(Math.floor(x * 35) % 35, Math.floor(y * 35) % 35) - 0.5;
    return [0, 0.93 + (chip > 0.68 ? 0.35 * tone : 0) + (noise(x * 8, y * 8, 8) - 0.5) * 0.04];
  },
};
