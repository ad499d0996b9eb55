import { DataTexture, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three';
import { type Relief, reliefOf } from './reliefs.ts';

/** What of a surface is seen at close range, the same in every colour: light and dark, and the direction that each spot faces. */
export interface SurfaceTextures {
  readonly shade: DataTexture;
  readonly normals: DataTexture;
}

/** @returns null: the surface is smooth */
export function texturesOf(look: string, form: string): SurfaceTextures | null {
  const relief = reliefOf(look, form);
  return relief && paint(relief);
}

function paint({ width, height, pixels, at }: Relief): SurfaceTextures {
  const [columns, rows] = [pixels, Math.max(8, Math.round((pixels * height) / width / 8) * 8)];
  const heights = new Float32Array(columns * rows);
  const shade = new Uint8Array(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      const [rise, light] = at(((column + 0.5) / columns) * width, ((row + 0.5) / rows) * height);
      heights[index] = rise;
      const level = Math.round(255 * Math.min(1, Math.max(0, light)));
      shade.set([level, level, level, 255], index * 4);
    }
  return { shade: texture(shade, columns, rows, width, height, true), normals: normalMap(heights, columns, rows, width, height) };
}

/** Slopes between neighbours, which at the edges are those of the next tile. */
function normalMap(heights: Float32Array, columns: number, rows: number, width: number, height: number): DataTexture {
  const bytes = new Uint8Array(columns * rows * 4);
  const rise = (column: number, row: number) => heights[((row + rows) % rows) * columns + ((column + columns) % columns)] ?? 0;
  const [stepX, stepY] = [(2 * width) / columns, (2 * height) / rows];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = -(rise(column + 1, row) - rise(column - 1, row)) / stepX;
      const y = -(rise(column, row + 1) - rise(column, row - 1)) / stepY;
      const length = Math.hypot(x, y, 1);
      bytes.set(
        [127.5 + (127.5 * x) / length, 127.5 + (127.5 * y) / length, 127.5 + 127.5 / length, 255],
        (row * columns + column) * 4,
      );
    }
  return texture(bytes, columns, rows, width, height, false);
}

/** Repeated once for so many metres: texture coordinates are metres. */
function texture(
  bytes: Uint8Array<ArrayBuffer>,
  columns: number,
  rows: number,
  width: number,
  height: number,
  isColour: boolean,
): DataTexture {
  const made = new DataTexture(bytes, columns, rows);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.repeat.set(1 / width, 1 / height);
  made.generateMipmaps = true;
  made.minFilter = LinearMipmapLinearFilter;
  made.magFilter = 1006;
  made.anisotropy = 8;
  if (isColour) made.colorSpace = SRGBColorSpace;
  made.needsUpdate = true;
  return made;
}
