import sharp, { type Sharp } from 'sharp';
import { type Area, blendPixels } from './blend-pixels.ts';
import { BrokenPictureError, type PictureFacts, readPixels } from './encode-picture.ts';
import type { TellFault } from './fault-log.ts';
import type { Size } from './picture-sizes.ts';

/** A layer of a composed picture. */
export interface Layer extends LayerFile {
  /** The address that identifies the layer in log lines. */
  readonly address: string;
  /** The layer shows only inside this box, given as fractions of the picture's width and height; null: it may show in the whole picture. */
  readonly box: Box | null;
}

/** The picture of a layer. */
export interface LayerFile {
  /** A text that identifies the bytes of the layer: equal texts mean equal bytes. */
  readonly content: string;
  /** Returns the size and the format. Throws `BrokenPictureError`. */
  facts(): Promise<PictureFacts>;
  /**
   * Returns the bytes. The composer calls this only when it needs them, because the bytes of all waiting pictures would fill the
   * memory. Throws `BrokenPictureError`.
   */
  read(): Promise<Buffer>;
  /**
   * Returns an area of the picture as a lossless picture; the area is given in pixels of the file. The result is cached, because decoding a
   * whole layer takes ten times as long as decoding the area in which it shows. Absent: only the whole picture can be read. Throws
   * `BrokenPictureError`.
   */
  readonly cut?: (area: Area) => Promise<Buffer>;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Resizes all layers to one size, composes them as a browser does, the first layer lowest, and returns the pixels. If possible, the layers
 * are composed at their own size and only the result is resized, which takes a fifth of the work. A broken layer is left out and logged.
 * Throws `BrokenPictureError` if the lowest layer is broken, and the reason of the aborted signal.
 */
export async function composePicture(
  layers: readonly Layer[],
  size: Size,
  tellFault: TellFault,
  signal?: AbortSignal,
): Promise<Sharp> {
  const [lowest, ...others] = layers;
  if (!lowest) throw new BrokenPictureError('a picture without layers');
  const laid = await sizeToLayAt(layers, size);
  const raw = { ...laid, channels: 4 } as const;
  const pixels = await readPixels(await lowest.read(), laid, { ...laid, left: 0, top: 0 });
  // Read and blend one layer at a time, so that at most two pictures are in memory.
  for (const layer of others) {
    signal?.throwIfAborted();
    try {
      const area = areaOf(layer.box, laid);
      const above = await readArea(layer, laid, area);
      blendPixels(pixels, laid.width, above, area);
      release(above);
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      tellFault(layer.address, error.message);
    }
  }
  if (laid === size) return sharp(pixels, { raw });
  // Leave out the alpha channel if possible, because resizing without it takes a third of the time.
  const { hasAlpha } = await lowest.facts();
  const whole = sharp(pixels, { raw });
  const resized = await (hasAlpha ? whole : whole.removeAlpha())
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  release(pixels);
  return sharp(resized, { raw: { ...size, channels: hasAlpha ? 4 : 3 } });
}

/** Returns the pixels of an area of a layer, after the layer was resized to the size `laid`. */
async function readArea({ box, facts, read, cut }: Layer, laid: Size, area: Area): Promise<Buffer<ArrayBuffer>> {
  if (!box || !cut || !isAlike(await facts(), laid)) return readPixels(await read(), laid, area);
  const { width, height } = area;
  return readPixels(await cut(area), { width, height }, { width, height, left: 0, top: 0 });
}

/**
 * Returns the area of a box in whole pixels, with a margin of `EDGE` pixels on each side. If the box is null, this is the whole
 * picture.
 */
function areaOf(box: Box | null, { width, height }: Size): Area {
  if (!box) return { left: 0, top: 0, width, height };
  const [left, right] = spanOf(box.x, box.width, width);
  const [top, bottom] = spanOf(box.y, box.height, height);
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * Returns the first pixel of a range along one side of the picture, and the first pixel after the range. The range has at least
 * one pixel.
 * @param from where the range begins, as a fraction of the side
 * @param part the length of the range, as a fraction of the side
 */
function spanOf(from: number, part: number, length: number): readonly [number, number] {
  const first = Math.max(0, Math.min(Math.floor(from * length) - EDGE, length - 1));
  return [first, Math.max(first + 1, Math.min(Math.ceil((from + part) * length) + EDGE, length))];
}

/** A resized layer may show up to this many pixels outside its box. */
const EDGE = 3;

/**
 * Frees the memory of pixels immediately; the buffer is then unusable. The JavaScript engine would otherwise keep a dozen layers of ten
 * megabytes until its next garbage collection.
 */
function release({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  // Free only a buffer that fills its memory, because small buffers may share their memory with others.
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

/**
 * Returns the size at which layers are composed. If the lowest layer is a drawing, this is the size of the result, because a drawing is
 * sharp at any size. If the result is wider than the lowest layer, or if only an area of each other layer is decoded, this is
 * the size of the lowest layer. Otherwise, this is the size of the result.
 */
async function sizeToLayAt([lowest, ...others]: readonly Layer[], size: Size): Promise<Size> {
  if (!lowest) return size;
  const { width, height, isDrawing } = await lowest.facts();
  if (isDrawing || size.width === width) return size;
  const areCut = others.length > 0 && others.every(({ box, cut }) => box && cut);
  return size.width > width || areCut ? { width, height } : size;
}

function isAlike(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
