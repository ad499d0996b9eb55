import { devNull } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import type { AvifEncoder } from '../adapters/media/avif-encoder.ts';
import { encodePicture, openPicture } from '../adapters/media/encode-picture.ts';
import { openRenditions, type RenditionSettings } from '../adapters/media/open-renditions.ts';
import type { PictureStorage } from '../adapters/media/picture-storage.ts';
import { isPicturePath } from '../adapters/media/picture-storage.ts';
import type { StillMaker } from '../adapters/still/still-maker.ts';
import { drawings } from '../modules/visit/pictures/drawings.ts';
import { openManifests } from '../modules/visit/pictures/manifests.ts';
import type { Pictures } from '../modules/visit/pictures/pictures.ts';
import { createStills } from '../modules/visit/pictures/stills.ts';

/** The hash in the addresses of the current pictures, and the one in the addresses of earlier pictures. */
export const currentHash = '0123456789abcdef';
export const earlierHash = 'fedcba9876543210';

/**
 * Returns the picture service with its source pictures in memory. If no cache folder is given, the service caches nothing, as it does when
 * the disk is broken.
 */
export function somePictures(
  files: Readonly<Record<string, Buffer<ArrayBuffer>>> = {},
  settings: Partial<RenditionSettings> = {},
): Pictures {
  const ofFolder = storageOf(new Map(Object.entries(files)));
  const renditions = openRenditions({
    storage: ofFolder,
    cacheFolder: join(devNull, 'nowhere'),
    cacheBytes: 50_000_000,
    avif: avifHere,
    logger: pino({ level: 'silent' }),
    ...settings,
  });
  const ageOf: Pictures['ageOf'] = async (hash) => (hash === currentHash ? 'current' : hash === earlierHash ? 'earlier' : null);
  const stills = createStills(renditions, stillHere);
  return { renditions, ofFolder, manifests: openManifests(renditions), drawings: drawings(), stills, ageOf };
}

/** A renderer for tests. It makes a picture of one colour instead of rendering a house. */
export const stillHere: Pick<StillMaker, 'make'> = {
  make: ({ frame: { width, height } }) =>
    sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 60 } } })
      .jpeg()
      .toBuffer(),
};

/** An AVIF encoder for tests. It encodes in the process of the test. */
export const avifHere: Pick<AvifEncoder, 'encode'> = {
  encode: ({ bytes, size, quality, blur }) => encodePicture(openPicture(Buffer.from(bytes)), size, 'avif', quality, blur),
};

/** Returns a storage of source pictures. A test may change the files while the storage serves them. */
export function storageOf(files: ReadonlyMap<string, Buffer<ArrayBuffer>>): PictureStorage {
  return {
    read: async (path) => (isPicturePath(path) ? (files.get(path) ?? null) : null),
    version: async (path) => files.get(path)?.toString('base64') ?? null,
    list: async () => [...files.keys()].toSorted(),
  };
}

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0: transparent, 1: opaque. Missing: opaque; a picture of `aPicture` then has no alpha channel. */
  readonly alpha?: number;
}

/** Returns a picture of one colour. */
export function aPicture(width: number, height: number, background: Colour): Promise<Buffer<ArrayBuffer>> {
  const channels = background.alpha === undefined ? 3 : 4;
  return sharp({ create: { width, height, channels, background } }).webp({ lossless: true }).toBuffer();
}

/** Returns a transparent picture with a rectangle of one colour. */
export function aLayer(
  width: number,
  height: number,
  box: { left: number; top: number; width: number; height: number },
  colour: Colour,
) {
  const filled = { create: { width: box.width, height: box.height, channels: 4 as const, background: { alpha: 1, ...colour } } };
  return sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: filled, left: box.left, top: box.top }])
    .webp({ lossless: true })
    .toBuffer();
}

/** Returns the colour of a pixel; red, green and blue are 0 to 255. */
export async function colourAt(picture: Buffer, left: number, top: number): Promise<readonly [r: number, g: number, b: number]> {
  const [r = 0, g = 0, b = 0] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [r, g, b];
}

/**
 * Returns a picture service that makes no coloured drawings of houses, rooms or landscapes, because making one for a document takes
 * seconds.
 */
export function lineDrawings(settings: Partial<RenditionSettings> = {}): Pictures {
  const { drawings, ...others } = somePictures({}, settings);
  return {
    ...others,
    drawings: (range, path, query) => (/\/(house|room|landscape)\//.test(path) ? null : drawings(range, path, query)),
  };
}
