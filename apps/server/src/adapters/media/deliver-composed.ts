import sharp, { type Sharp } from 'sharp';
import { composePicture, type Layer } from './compose-picture.ts';
import { BrokenPictureError, encodePicture, openPicture } from './encode-picture.ts';
import type { Format } from './picture-format.ts';
import { type Fit, fittedSize, type Size } from './picture-sizes.ts';
import { renditionName } from './rendition-name.ts';
import { type Asker, type Renditions, SERVER } from './renditions.ts';

export interface WantedComposition {
  readonly fit: Fit;
  /** Whether the picture may become larger than its lowest layer. */
  readonly enlarges: boolean;
  /** Whether the picture is cached, so that later requests for it need not make it again. */
  readonly isKept: boolean;
  readonly quality: number;
  /** The radius of the blur, in pixels of the result. */
  readonly blur?: number;
  readonly format: Format;
  /**
   * The point of a cropped picture at which the middle of the subject is placed, as fractions of the width and the height;
   * absent: the middle of the picture.
   */
  readonly target?: Point | undefined;
  /** Draws over the picture before it is encoded. `key` identifies what is drawn and is part of the cache's key. */
  readonly finish?: { readonly key: string; apply(picture: Sharp, size: Size): Promise<Sharp> } | undefined;
}

export interface Composition {
  readonly bytes: Buffer<ArrayBuffer>;
  /** A text that identifies the bytes: equal names mean equal bytes. */
  readonly name: string;
}

/** The layers of a picture, lowest first, and the middle of its subject. */
export interface Stack {
  readonly layers: readonly Layer[];
  /**
   * The middle of the subject (what must stay visible), as fractions of width and height. Cropping keeps this point near `target`.
   */
  readonly focus: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Raise this number when a change of the code gives other pixels for the same layers. Cached pictures are then made again. */
const COMPOSER = 2;

/**
 * Returns the picture that results from composing the layers. Null: there are no layers, or the lowest one is broken, which is
 * logged. Throws `AbandonedError`, and the errors of `beforeMaking` and of the queue.
 */
export async function deliverComposed(
  renditions: Renditions,
  { layers, focus }: Stack,
  { fit, enlarges, isKept, quality, blur = 0, format, target = MIDDLE, finish }: WantedComposition,
  asker: Asker = SERVER,
): Promise<Composition | null> {
  const [lowest] = layers;
  if (!lowest) return null;
  try {
    const source = await lowest.facts();
    const size = fittedSize(source, fit, enlarges);
    const content = layers.map((layer) => layer.content);
    const shape = { composer: COMPOSER, content, ...size, fit: fit.mode, quality, focus, target, finish: finish?.key ?? null };
    const name = renditionName({ ...shape, ...(blur > 0 && { blur }) }, format);
    const make = async (signal: AbortSignal) => {
      const whole = covering(source, size);
      const picture = await composePicture(layers, whole, renditions.tellFault, signal);
      const left = cutFrom(whole.width, size.width, focus.x, target.x);
      const top = cutFrom(whole.height, size.height, focus.y, target.y);
      const cut = picture.extract({ ...size, left, top });
      return encodePicture(finish ? await finish.apply(cut, size) : cut, size, format, quality, blur);
    };
    if (isKept) return { name, bytes: await renditions.keptOrMade(name, format, make, asker) };
    return { name, bytes: await renditions.makeOnce(make, asker) };
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    renditions.tellFault(lowest.address, error.message);
    return null;
  }
}

/** Returns and caches a smaller JPEG of a composed picture, cropped as that picture is. Throws the errors of the queue. */
export async function deliverReduced(
  renditions: Renditions,
  { bytes, name: of }: Composition,
  { width, height, quality }: Size & { readonly quality: number },
): Promise<Composition> {
  const name = renditionName({ of, width, height, quality }, 'jpeg');
  const make = async () => reduced(bytes, { width, height, quality });
  return { name, bytes: await renditions.keptOrMade(name, 'jpeg', make, SERVER) };
}

/**
 * Returns a JPEG at a smaller size. Rounding the size to whole pixels may change the proportions slightly. The picture is then stretched,
 * because cropping would shift it.
 */
export async function reduced(
  jpeg: Buffer,
  { quality, ...size }: Size & { readonly quality: number },
): Promise<Buffer<ArrayBuffer>> {
  const { data, info } = await openPicture(jpeg)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodePicture(sharp(data, { raw: info }), size, 'jpeg', quality);
}

/** Returns the smallest size that has the proportions of `source` and covers the whole box. */
function covering(source: Size, box: Size): Size {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  return { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
}

/**
 * Returns where a crop along one side begins, so that the focus is as near to the target as the picture allows.
 * @param whole the length of the side in pixels
 * @param cut the length of the crop in pixels
 * @param focus what must be near the target, as a fraction of the side
 * @param target a fraction of the crop
 */
function cutFrom(whole: number, cut: number, focus: number, target: number): number {
  return Math.round(Math.min(Math.max(focus * whole - target * cut, 0), whole - cut));
}
