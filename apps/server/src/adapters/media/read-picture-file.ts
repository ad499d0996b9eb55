import sharp, { type Metadata } from 'sharp';
import type { Size } from './picture-sizes.ts';

/** An uploaded file that cannot become a picture of the range. */
export class RefusedPictureError extends Error {
  override readonly name = 'RefusedPictureError';
  readonly why: 'broken' | 'size' | 'opaque';

  constructor(why: RefusedPictureError['why'], message: string) {
    super(message);
    this.why = why;
  }
}

interface Needed extends Size {
  /**
   * Whether the picture is a layer over other pictures. Then its size must be exact, and it must be transparent around the part that it
   * shows.
   */
  readonly isLayer: boolean;
}

/** A file with more pixels than this is refused, because a small file can claim an enormous size. */
const MOST_PIXELS = 40_000_000;
/** Two ratios of width to height that differ by no more than this count as equal, because nobody notices the difference. */
const SAME_SHAPE = 0.01;
/** The WebP quality. At the sizes at which the site shows photographs, a photograph of this quality looks like the original. */
const QUALITY = 90;
const formats: readonly unknown[] = ['webp', 'png', 'jpeg'];

/**
 * Decodes a WebP, PNG or JPEG file and returns it as WebP of the needed size, without metadata. A WebP that already has this
 * form is returned unchanged, so that it loses no quality. A larger picture of the same shape is made smaller, but a layer must have
 * exactly the needed size. Throws `RefusedPictureError`.
 */
export async function readPictureFile(file: Buffer<ArrayBuffer>, needed: Needed): Promise<Buffer<ArrayBuffer>> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'warning' } as const;
  const facts = await sharp(file, options).metadata().catch(refuseBroken);
  if (!formats.includes(facts.format) || (facts.pages ?? 1) > 1)
    throw new RefusedPictureError('broken', `the format is ${facts.format}, with ${facts.pages ?? 1} pictures`);
  const { width, height } = facts.autoOrient;
  if (!fits({ width, height }, needed))
    throw new RefusedPictureError('size', `${width} × ${height}, and ${needed.width} × ${needed.height} pixels are needed`);
  const decoded = sharp(file, options).autoOrient();
  const { isOpaque } = await decoded.clone().stats().catch(refuseBroken);
  if (needed.isLayer && isOpaque) throw new RefusedPictureError('opaque', 'no pixel of the layer is transparent');
  if (isFinished(facts, needed)) return file;
  const isExact = facts.format === 'png' && needed.isLayer;
  return decoded
    .resize({ width: needed.width, height: needed.height, fit: 'cover' })
    .toColourspace('srgb')
    .webp(isExact ? { nearLossless: true, quality: QUALITY, alphaQuality: 100 } : { quality: QUALITY, alphaQuality: 100 })
    .toBuffer()
    .catch(refuseBroken);
}

function fits({ width, height }: Size, needed: Needed): boolean {
  if (needed.isLayer) return width === needed.width && height === needed.height;
  const shape = Math.abs(width / height / (needed.width / needed.height) - 1);
  return width >= needed.width && height >= needed.height && shape <= SAME_SHAPE;
}

/** Returns whether a file already has the needed form, so that nothing has to be changed or removed. */
function isFinished({ format, width, height, exif, xmp, iptc, icc }: Metadata, needed: Needed): boolean {
  return format === 'webp' && width === needed.width && height === needed.height && !exif && !xmp && !iptc && !icc;
}

function refuseBroken(error: unknown): never {
  throw new RefusedPictureError('broken', error instanceof Error ? error.message : String(error));
}
