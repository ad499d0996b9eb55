import { type PaintedRelief, paintRelief, reliefOf } from '@gavel/house-model/surfaces';
import { DataTexture, LinearMipmapLinearFilter, RepeatWrapping, SRGBColorSpace } from 'three';

/**
 * The textures of a surface at close range: its brightness, and the direction in which each spot faces. The same textures are used for
 * every colour.
 */
export interface SurfaceTextures {
  readonly shade: DataTexture;
  readonly normals: DataTexture;
}

/** Returns the textures of a surface; null if the surface is smooth. */
export function texturesOf(look: string, form: string): SurfaceTextures | null {
  const relief = reliefOf(look, form);
  if (!relief) return null;
  const painted = paintRelief(relief);
  const { columns, rows } = painted;
  const shade = new Uint8Array(columns * rows * 4);
  for (const [index, level] of painted.lights.entries()) shade.set([level, level, level, 255], index * 4);
  const { width, height } = relief;
  return { shade: texture(shade, columns, rows, width, height, true), normals: normalMap(painted, width, height) };
}

/** Returns the direction of each spot, from the heights of its neighbours. At an edge, the neighbour is in the next tile. */
function normalMap({ heights, columns, rows }: PaintedRelief, width: number, height: number): DataTexture {
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

/** Returns a texture that repeats. Its width and height are in metres, because texture coordinates are in metres. */
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
