import { createHash } from 'node:crypto';
import {
  type CompiledModel,
  type Configuration,
  drawnAddress,
  drawnInstead,
  manifestLayers,
  type Picture,
  type PictureBox,
  type PictureStep,
  pictureOfStep,
  STILLS,
  type Visit,
} from '@gavel/core';
import type { Layer, LayerFile } from '../../../adapters/media/compose-picture.ts';
import { MIDDLE, type Stack } from '../../../adapters/media/deliver-composed.ts';
import { readFacts } from '../../../adapters/media/encode-picture.ts';
import type { Size } from '../../../adapters/media/picture-sizes.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { Pictures } from './pictures.ts';

/** A visit that a picture shows. The model was compiled from the configuration. */
export interface ShownVisit {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

export interface Sources {
  readonly pictures: Pictures;
  readonly range: CurrentRange;
}

/**
 * Returns the layers of the picture of a step, lowest first, in the order in which the browser shows them. If the lowest layer is missing,
 * returns a drawing of the house or the room instead. Any other missing layer is left out and logged. Empty: the step has no picture.
 */
export async function stackOfVisit(sources: Sources, shown: ShownVisit, step: PictureStep): Promise<Stack> {
  const { configuration, compiled, visit } = shown;
  const picture = pictureOfStep(configuration, compiled, visit, step);
  return stackOfFirst(sources, [picture, drawnInstead(configuration, compiled, visit, step.sectionId, picture)]);
}

/** Returns the layers of the first picture that exists; empty: none exists. */
export async function stackOfFirst(sources: Sources, pictures: readonly Picture[]): Promise<Stack> {
  for (const one of pictures) {
    const layers = await layersOf(sources, one);
    if (layers.length > 0) return { layers, focus: focusOf(one) };
  }
  return { layers: [], focus: MIDDLE };
}

/** Returns the layers of a picture, lowest first; empty: the lowest layer is missing. */
export async function layersOf(sources: Sources, picture: Picture): Promise<readonly Layer[]> {
  const placed = await placedLayers(sources, picture);
  const layers = await Promise.all(placed.map((layer) => readLayer(sources, layer)));
  return layers[0] ? layers.flatMap((layer) => layer ?? []) : [];
}

/** Returns the middle of the subject (the rectangle that must stay visible) of the camera; for a drawing, the middle of the picture. */
function focusOf(picture: Picture): Stack['focus'] {
  const camera = picture.kind === 'manifest' || picture.kind === 'layers' ? picture.camera : null;
  if (!camera?.subject || !camera.width || !camera.height) return MIDDLE;
  const { x, y, width, height } = camera.subject;
  return { x: (x + width / 2) / camera.width, y: (y + height / 2) / camera.height };
}

/** A layer, and the rectangle of the picture that the layer covers. */
type PlacedLayer = Pick<Layer, 'address' | 'box'>;

async function placedLayers({ pictures }: Sources, picture: Picture): Promise<readonly PlacedLayer[]> {
  if (picture.kind === 'static') return [{ address: picture.address, box: null }];
  if (picture.kind === 'drawn') return [{ address: drawnAddress(picture), box: null }];
  if (picture.kind === 'layers') return picture.layers.map((address) => ({ address, box: null }));
  const { address, camera, keys } = picture;
  const manifest = await pictures.manifests(pathIn(address) ?? '');
  const frame = manifest.cameras[camera.id];
  const layers = manifestLayers(manifest, address, camera.id, keys);
  return layers
    .filter(({ box }) => !isClear(box, frame))
    .map((layer) => ({ address: layer.address, box: layer.box && frame ? partOf(layer.box, frame) : null }));
}

/** Returns a rectangle as fractions of the picture's width and height. */
function partOf({ x, y, width, height }: PictureBox, frame: Size): PictureBox {
  return { x: x / frame.width, y: y / frame.height, width: width / frame.width, height: height / frame.height };
}

/**
 * Returns whether a layer has nothing to show. The studio writes a layer of one pixel for a camera that does not see the layer's object.
 * The edge of a shadow may add some pixels, too few to notice.
 */
function isClear(box: PictureBox | null, { width, height } = NO_SIZE): boolean {
  return box !== null && box.width * box.height < Math.max(2, LEAST_SEEN * width * height);
}

/** The smallest fraction of the picture that a visible layer covers. */
const LEAST_SEEN = 0.0002;
const NO_SIZE = { width: 0, height: 0 };

async function readLayer({ pictures, range }: Sources, placed: PlacedLayer): Promise<Layer | null> {
  const { address } = placed;
  const { pathname, searchParams } = new URL(address, 'http://range');
  const path = pathIn(pathname);
  const layer = path === null ? madeLayer({ pictures, range }, pathname, searchParams) : await pictures.renditions.layer(path);
  // If this picture was already reported as broken, this call does nothing.
  if (!layer) pictures.renditions.tellFault(address, 'missing');
  return layer ? { ...placed, ...layer } : null;
}

/** Returns the layer that the server makes from an address: a rendered 3D model or a drawing. Null: it is the address of neither. */
function madeLayer({ pictures, range }: Sources, pathname: string, search: URLSearchParams): LayerFile | null {
  const query = Object.fromEntries(search);
  if (pathname.startsWith(STILLS)) return pictures.stills(range, pathname, query);
  const svg = pictures.drawings(range, pathname, query);
  return svg === null ? null : drawnLayer(Buffer.from(svg));
}

/** Returns a drawing as a layer. Its bytes are in memory already. */
function drawnLayer(bytes: Buffer): LayerFile {
  return {
    content: createHash('sha256').update(bytes).digest('hex'),
    facts: () => readFacts(bytes),
    read: async () => bytes,
  };
}

/**
 * Returns the path within the range's pictures: `exterior/…` for `/media/{hash}/exterior/…`. Null: the address is not the address of a
 * range picture. The hash is not checked.
 */
function pathIn(address: string): string | null {
  return /^\/media\/[0-9a-f]{16}\/(.+)$/.exec(address)?.[1] ?? null;
}
