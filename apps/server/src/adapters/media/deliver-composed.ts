import sharp, { type Sharp } from 'sharp';
import { composePicture, type Layer } from './compose-picture.ts';
import { BrokenPictureError, encodePicture, openPicture } from './encode-picture.ts';
import type { Format } from './picture-format.ts';
import { type Fit, fittedSize, type Size } from './picture-sizes.ts';
import { type Asker, type Renditions, renditionName, SERVER } from './renditions.ts';

export interface WantedComposition {
  readonly fit: Fit;
  /** Whether it may become larger than its lowest layer. */
  readonly enlarges: boolean;
  /** Whether it is kept for others who ask for the same. */
  readonly isKept: boolean;
  readonly quality: number;
  /** How far it is blurred, pixels of the result. */
  readonly blur?: number;
  readonly format: Format;
  /** Where in a box the subject's middle comes to lie, as parts of width and height; absent: in its middle. */
  readonly target?: Point | undefined;
  /** Draws over the picture before it is encoded; `key` says all that decides what. */
  readonly finish?: { readonly key: string; apply(picture: Sharp, size: Size): Promise<Sharp> } | undefined;
}

export interface Composition {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Names the content: the same name is the same bytes. */
  readonly name: string;
}

/** What lies on each other, lowest first, and what is worth seeing in it. */
export interface Stack {
  readonly layers: readonly Layer[];
  /** The subject's middle, as parts of width and height; stays in the middle of what is cropped. */
  readonly focus: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * The picture that layers make together. Null when its lowest layer is broken, which is told. Throws `AbandonedError`, and what the asker's
 * `beforeMaking` and the queue throw.
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
    const shape = { content, ...size, fit: fit.mode, quality, focus, target, finish: finish?.key ?? null };
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

/** A composed picture made smaller, as a JPEG, and kept. It shows what the large one shows. Throws as `deliverComposed` does. */
export async function deliverReduced(
  renditions: Renditions,
  { bytes, name: of }: Composition,
  { width, height, quality }: Size & { readonly quality: number },
): Promise<Composition> {
  const name = renditionName({ of, width, height, quality }, 'jpeg');
  const make = async () => reduced(bytes, { width, height, quality });
  return { name, bytes: await renditions.keptOrMade(name, 'jpeg', make, SERVER) };
}

/** A JPEG made smaller. Its shape may be half a pixel another: it is stretched to it, because cut to it, it would be shifted. */
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

/** The size of the whole picture when it just covers a box. */
function covering(source: Size, box: Size): Size {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  return { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
}

/** Where along one side to cut, so that the focus lies on the target as far as there is picture. */
function cutFrom(whole: number, cut: number, focus: number, target: number): number {
  return Math.round(Math.min(Math.max(focus * whole - target * cut, 0), whole - cut));
}
