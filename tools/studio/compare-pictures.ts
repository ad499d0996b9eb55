import type { PictureBox } from '@gavel/core';
import sharp, { type Sharp } from 'sharp';

/** The pixels of a picture: three bytes each (RGB), row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The layers of a picture, the lowest first; or one drawing as SVG. */
export type Stack = readonly string[] | Buffer;

/** The width in pixels at which a drawing is rendered. */
const DRAWN = 1200;
/** The number of bytes of decoded layers above which all of them leave the memory. */
const MOST = 200_000_000;
/** Two values of a colour channel that differ by at most this much, of 255, look the same. */
export const SAME = 6;

/** A decoded layer of a picture. */
interface Decoded {
  /** The size in pixels of the whole layer, including its transparent edges. */
  readonly width: number;
  readonly height: number;
  /** The smallest rectangle around all visible pixels, and its place in the layer; null: every pixel is fully transparent. */
  readonly part: { readonly input: Buffer; readonly raw: Raw; readonly left: number; readonly top: number } | null;
}

interface Raw {
  readonly width: number;
  readonly height: number;
  readonly channels: 4;
}

/** Stacks layers as a browser does. Many pictures share most of their layers, so decoded layers stay in memory. */
export class LightTable {
  readonly #decoded = new Map<string, Decoded>();
  #bytes = 0;

  async lay(stack: Stack): Promise<Pixels> {
    if (Buffer.isBuffer(stack)) return pixelsIn(sharp(stack).resize(DRAWN).flatten({ background: '#fff' }));
    const layers: Decoded[] = [];
    for (const file of stack) layers.push(await this.#decode(file));
    const [base] = layers;
    if (!base) throw new Error('a picture without layers');
    const create = { width: base.width, height: base.height, channels: 4, background: '#0000' } as const;
    return pixelsIn(sharp({ create }).composite(layers.flatMap(({ part }) => part ?? [])));
  }

  async #decode(file: string): Promise<Decoded> {
    const known = this.#decoded.get(file);
    if (known) return known;
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const box = boxWhere((pixel) => (data[pixel * 4 + 3] ?? 0) > 0, width, height);
    const made = { width, height, part: box && (await partOf(data, { width, height, channels: 4 }, box)) };
    if (this.#bytes > MOST) {
      this.#decoded.clear();
      this.#bytes = 0;
    }
    this.#decoded.set(file, made);
    this.#bytes += made.part?.input.length ?? 0;
    return made;
  }
}

async function partOf(data: Buffer, raw: Raw, { x: left, y: top, width, height }: PictureBox) {
  const input = await sharp(data, { raw }).extract({ left, top, width, height }).raw().toBuffer();
  return { input, raw: { width, height, channels: 4 }, left, top } as const;
}

async function pixelsIn(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Returns the box around all pixels that differ by more than `SAME` between two pictures; null: there are none. If the pictures have
 * different sizes, returns a box around the whole first picture.
 */
export function whereTheyDiffer(one: Pixels, other: Pixels): PictureBox | null {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return { x: 0, y: 0, width, height };
  const differs = (at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > SAME;
  return boxWhere((pixel) => differs(pixel * 3) || differs(pixel * 3 + 1) || differs(pixel * 3 + 2), width, height);
}

function boxWhere(isInside: (pixel: number) => boolean, width: number, height: number): PictureBox | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isInside(y * width + x)) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  return right === 0 ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
