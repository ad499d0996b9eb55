import sharp, { type Sharp } from 'sharp';
import type { Area } from './blend-pixels.ts';
import type { Format } from './picture-format.ts';
import type { Size } from './picture-sizes.ts';

/** A picture with more pixels than this is refused when it is read, because a small file can claim an enormous size. */
const MOST_PIXELS = 40_000_000;

/** The background of transparent parts in a format without alpha. */
const PAPER = '#f7f4ee';

export interface PictureFacts extends Size {
  readonly hasAlpha: boolean;
  readonly isDrawing: boolean;
}

/** Bytes that are not a picture, or a picture that is too large. */
export class BrokenPictureError extends Error {
  override readonly name = 'BrokenPictureError';
}

/**
 * Limits each encoding to one thread, because several encodings run at a time. Turns off sharp's cache, because finished
 * pictures are stored on disk.
 */
export function limitSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Opens a picture or a drawing. If the bytes are broken, the error is thrown only when its pixels are read. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
}

/** Reads the header of a picture. Throws `BrokenPictureError`. */
export async function readFacts(bytes: Buffer): Promise<PictureFacts> {
  const { autoOrient, hasAlpha, format } = await orBroken(sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata());
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) throw new BrokenPictureError(`${width} × ${height} pixels are too many`);
  return { width, height, hasAlpha, isDrawing: format === 'svg' };
}

/**
 * Crops a picture around its middle to the shape of `size`, resizes it, blurs it and encodes it. Throws `BrokenPictureError`.
 */
export async function encodePicture(
  picture: Sharp,
  size: Size,
  format: Format,
  quality: number,
  blur = 0,
): Promise<Buffer<ArrayBuffer>> {
  const resized = picture.resize({ ...size, fit: 'cover' });
  return orBroken(encoded(blur > 0 ? resized.blur(blur) : resized, format, quality).toBuffer());
}

/**
 * Returns the pixels of an area, four bytes each, of a picture after it was resized to `size`. A drawing is rendered at that
 * size. Throws `BrokenPictureError`.
 */
export async function readPixels(bytes: Buffer, size: Size, area: Area): Promise<Buffer<ArrayBuffer>> {
  const { format, width = size.width } = await orBroken(sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata());
  const density = format === 'svg' ? Math.max(1, (SVG_DENSITY * size.width) / width) : undefined;
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', ...(density ? { density } : {}) } as const;
  const resized = sharp(bytes, options)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .extract(area);
  return orBroken(resized.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer());
}

/** Returns an area of a picture as a lossless WebP; the area is given in pixels of the file. Throws `BrokenPictureError`. */
export async function cutPicture(bytes: Buffer, area: Area): Promise<Buffer<ArrayBuffer>> {
  return orBroken(openPicture(bytes).extract(area).toColourspace('srgb').webp({ lossless: true, effort: 0 }).toBuffer());
}

/** The pixels per inch at which a drawing is rendered at the size that its file states. */
const SVG_DENSITY = 72;

function encoded(picture: Sharp, format: Format, quality: number): Sharp {
  const srgb = picture.toColourspace('srgb');
  // The alpha channel is exact, so that no seam shows between layers. The effort is low because a visitor waits. More effort, or a more
  // careful choice of the edges' colours, takes three times as long and changes a colour value by only 0.1 of 255.
  if (format === 'webp') return srgb.webp({ quality, alphaQuality: 100, effort: 2 });
  // AVIF has another quality scale: with four fifths of WebP's quality number, a picture looks as good.
  if (format === 'avif') return srgb.avif({ quality: Math.round(quality * 0.8), effort: 3 });
  // Qualities above 85 are for documents and downloads, and somebody waits for them. MozJPEG would take ten times as long and save only a
  // tenth of the bytes. Storing colours at half the resolution saves bytes, with no visible difference at 300 pixels an inch.
  const isFine = quality > 85;
  return srgb
    .flatten({ background: PAPER })
    .jpeg({ quality, chromaSubsampling: '4:2:0', ...(isFine ? { progressive: true } : { mozjpeg: true }) });
}

async function orBroken<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    throw new BrokenPictureError(error instanceof Error ? error.message : String(error));
  }
}
