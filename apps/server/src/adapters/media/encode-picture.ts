import sharp, { type Sharp } from 'sharp';
import type { Format } from './picture-format.ts';
import type { Size } from './picture-sizes.ts';

/** A picture that says it has more pixels than this is not opened: a small file can say that it is enormous. */
const MOST_PIXELS = 40_000_000;

/** Behind what is seen through where a format has no alpha. */
const PAPER = '#f7f4ee';

export interface PictureFacts extends Size {
  readonly hasAlpha: boolean;
  readonly isDrawing: boolean;
}

/** Bytes that are no picture, or one that is too large. */
export class BrokenPictureError extends Error {
  override readonly name = 'BrokenPictureError';
}

/** One thread an encoding, because several run at a time; and nothing is remembered, because what comes out is kept on disk. */
export function limitSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Opens a picture or a drawing; what is wrong with it comes out when it is read. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
}

/** Reads the head of a picture. Throws `BrokenPictureError`. */
export async function readFacts(bytes: Buffer): Promise<PictureFacts> {
  const { autoOrient, hasAlpha, format } = await orBroken(sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata());
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) throw new BrokenPictureError(`${width} × ${height} pixels are too many`);
  return { width, height, hasAlpha, isDrawing: format === 'svg' };
}

/** Cuts to the shape of a size from the middle, resizes to it, blurs by so many pixels and encodes. Throws `BrokenPictureError`. */
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

/** Reads all of a picture at a size, four bytes a pixel; a drawing is drawn at that size. Throws `BrokenPictureError`. */
export async function readPixels(bytes: Buffer, size: Size): Promise<Buffer<ArrayBuffer>> {
  const { format, width = size.width } = await orBroken(sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata());
  const density = format === 'svg' ? Math.max(1, (SVG_DENSITY * size.width) / width) : undefined;
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', ...(density ? { density } : {}) } as const;
  const resized = sharp(bytes, options)
    .autoOrient()
    .resize({ ...size, fit: 'fill' });
  return orBroken(resized.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer());
}

/** Pixels per inch at which a drawing has the size that it says. */
const SVG_DENSITY = 72;

function encoded(picture: Sharp, format: Format, quality: number): Sharp {
  const srgb = picture.toColourspace('srgb');
  // The edges of a layer are exact, so that no seam shows where it lies on another. A visitor waits for it: more effort, or choosing the
  // colours of edges with care, takes three times as long and differs by 0.1 of 255.
  if (format === 'webp') return srgb.webp({ quality, alphaQuality: 100, effort: 2 });
  // AVIF's scale is another: at four fifths of the number it looks as good as WebP.
  if (format === 'avif') return srgb.avif({ quality: Math.round(quality * 0.8), effort: 3 });
  // At its best somebody waits for a document: there MozJPEG takes ten times as long, for a tenth of the bytes. Colours at half the size
  // are a third of the bytes, and no eye sees it at 300 pixels an inch.
  const isFine = quality >= 90;
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
