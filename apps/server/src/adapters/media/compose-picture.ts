import sharp, { type Sharp } from 'sharp';
import { BrokenPictureError, type PictureFacts, readPixels } from './encode-picture.ts';
import type { TellFault } from './fault-log.ts';
import type { Size } from './picture-sizes.ts';

/** A layer of a composed picture. */
export interface Layer {
  /** Names the layer in the log. */
  readonly address: string;
  /** Identifies the bytes of the layer. */
  readonly content: string;
  /** Returns the size and the format. Throws `BrokenPictureError`. */
  facts(): Promise<PictureFacts>;
  /**
   * Returns the bytes. They are read only when they are needed, because many pictures may wait to be composed. Throws
   * `BrokenPictureError`.
   */
  read(): Promise<Buffer>;
}

/**
 * Resizes all layers to one size and composes them, the first lowest, as a browser does. Layers that are smaller than the result are
 * composed at their own size and enlarged once, which takes a fifth of the work. A broken layer is left out and logged. Throws
 * `BrokenPictureError` if the lowest layer is broken, and the reason of the aborted signal.
 */
export async function composePicture(
  layers: readonly Layer[],
  size: Size,
  tellFault: TellFault,
  signal?: AbortSignal,
): Promise<Sharp> {
  const [lowest, ...others] = layers;
  if (!lowest) throw new BrokenPictureError('a picture without layers');
  const laid = await sizeToLayAt(lowest, size);
  const raw = { ...laid, channels: 4 } as const;
  let pixels = await readPixels(await lowest.read(), laid);
  // One layer after the other, so that at most two are in memory.
  for (const { address, read } of others) {
    signal?.throwIfAborted();
    try {
      const input = await readPixels(await read(), laid);
      const above = await sharp(pixels, { raw }).composite([{ input, raw }]).raw().toBuffer();
      release(pixels);
      release(input);
      pixels = above;
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      tellFault(address, error.message);
    }
  }
  if (laid === size) return sharp(pixels, { raw });
  const enlarged = await sharp(pixels, { raw })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  release(pixels);
  return sharp(enlarged, { raw: { ...size, channels: 4 } });
}

/**
 * Frees the memory of pixels at once; the buffer is then unusable. The JavaScript engine would otherwise keep a dozen layers of ten
 * megabytes until its next garbage collection.
 */
function release({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  // Small buffers may share their memory with others.
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Returns the size at which layers are composed. A drawing is sharp at any size, a picture only up to its own. */
async function sizeToLayAt(lowest: Layer, size: Size): Promise<Size> {
  const { width, height, isDrawing } = await lowest.facts();
  return !isDrawing && size.width > width ? { width, height } : size;
}
