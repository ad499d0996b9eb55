import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { composedSize, composePicture, type Layer } from './compose-picture.ts';
import { BrokenPictureError, encodePicture } from './encode-picture.ts';
import type { Format } from './picture-format.ts';
import { type Fit, fittedSize, type Size } from './picture-sizes.ts';
import { type Renditions, renditionName } from './renditions.ts';

export interface WantedComposition {
  readonly fit: Fit;
  /** Whether it may become larger than its lowest layer. */
  readonly enlarges: boolean;
  readonly quality: number;
  readonly format: Format;
  /** Draws over the picture before it is encoded; `key` says all that decides what. */
  readonly finish?: { readonly key: string; apply(picture: Sharp, size: Size): Promise<Sharp> } | undefined;
}

export interface Composition {
  readonly bytes: Buffer;
  /** Names the content: the same name is the same bytes. */
  readonly name: string;
}

/**
 * The picture that layers make together, kept like any other. Null when its lowest layer is broken, which is told. Throws what
 * `beforeMaking` and the queue throw.
 */
export async function deliverComposed(
  renditions: Renditions,
  layers: readonly Layer[],
  { fit, enlarges, quality, format, finish }: WantedComposition,
  beforeMaking: () => Promise<void>,
): Promise<Composition | null> {
  const [lowest] = layers;
  if (!lowest) return null;
  try {
    const source = await composedSize(layers);
    const size = fittedSize(source, fit, enlarges);
    const content = layers.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
    const name = renditionName({ content, ...size, fit: fit.mode, quality, finish: finish?.key ?? null }, format);
    const make = async () => {
      const picture = await composePicture(layers, covering(source, size), renditions.tellFault);
      // Cut to shape first, so that what is drawn over it is not cut.
      const cut = picture.resize({ ...size, fit: 'cover' });
      return encodePicture(finish ? await finish.apply(cut, size) : cut, size, format, quality);
    };
    return { name, bytes: await renditions.keptOrMade(name, make, beforeMaking) };
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    renditions.tellFault(lowest.address, error.message);
    return null;
  }
}

/** The size of the whole picture when it just covers a box. */
function covering(source: Size, box: Size): Size {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  return { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
}
