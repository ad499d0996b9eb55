import sharp, { type Sharp } from 'sharp';
import { BrokenPictureError, type PictureFacts, readPixels } from './encode-picture.ts';
import type { TellFault } from './fault-log.ts';
import type { Size } from './picture-sizes.ts';

/** One of the pictures that lie on each other. */
export interface Layer {
  /** Names it in the log. */
  readonly address: string;
  /** Names its bytes. */
  readonly content: string;
  /** Throws `BrokenPictureError`. */
  facts(): Promise<PictureFacts>;
  /** Its bytes, which are in memory only while they are worked on: many pictures may wait to be composed. Throws `BrokenPictureError`. */
  read(): Promise<Buffer>;
}

/**
 * Resizes all layers to one size and lays them on each other, the first lowest, as a browser does. What has to become larger than it was
 * rendered is laid at its own size and enlarged once: a fifth of the work. A layer that is broken is left out and told. Throws
 * `BrokenPictureError` when the lowest is, without which the others would hang in the air, and what the signal is aborted with.
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
  // One after the other, so that no more than two of them are in memory.
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

/** Gives the memory of pixels back at once: the engine would let a dozen layers of ten megabytes wait until it collects. They are gone then. */
function release({ buffer, byteLength }: Buffer<ArrayBuffer>): void {
  // Small ones may lie in memory that others have too.
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

/** A drawing is sharp at any size; what was rendered is not at more than its own. */
async function sizeToLayAt(lowest: Layer, size: Size): Promise<Size> {
  const { width, height, isDrawing } = await lowest.facts();
  return !isDrawing && size.width > width ? { width, height } : size;
}
