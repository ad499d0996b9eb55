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
  type Visit,
} from '@gavel/core';
import type { Layer } from '../../../adapters/media/compose-picture.ts';
import { MIDDLE, type Stack } from '../../../adapters/media/deliver-composed.ts';
import { readFacts } from '../../../adapters/media/encode-picture.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { Pictures } from './pictures.ts';

/** A visit whose picture is to be shown; the model was compiled from the configuration. */
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
 * What lies on each other in the picture of a step, lowest first: what the browser shows there. Where the lowest layer cannot be had, the
 * house or the room is drawn instead. What is missing is left out and told. Empty when there is nothing to show.
 */
export async function stackOfVisit(sources: Sources, shown: ShownVisit, step: PictureStep): Promise<Stack> {
  const { configuration, compiled, visit } = shown;
  const picture = pictureOfStep(configuration, compiled, visit, step);
  return stackOfFirst(sources, [picture, drawnInstead(configuration, compiled, visit, step.sectionId, picture)]);
}

/** What lies on each other in the first of these pictures that can be had; empty when none can. */
export async function stackOfFirst(sources: Sources, pictures: readonly Picture[]): Promise<Stack> {
  for (const one of pictures) {
    const layers = await layersOf(sources, one);
    if (layers.length > 0) return { layers, focus: focusOf(one) };
  }
  return { layers: [], focus: MIDDLE };
}

/** What lies on each other in one picture, lowest first; none where the lowest cannot be had. */
export async function layersOf(sources: Sources, picture: Picture): Promise<readonly Layer[]> {
  const addresses = await addressesOf(sources, picture);
  const layers = await Promise.all(addresses.map((address) => readLayer(sources, address)));
  return layers[0] ? layers.flatMap((layer) => layer ?? []) : [];
}

/** The middle of what a camera looks at; drawings have it in their middle. */
function focusOf(picture: Picture): Stack['focus'] {
  const camera = picture.kind === 'manifest' || picture.kind === 'layers' ? picture.camera : null;
  if (!camera?.subject || !camera.width || !camera.height) return MIDDLE;
  const { x, y, width, height } = camera.subject;
  return { x: (x + width / 2) / camera.width, y: (y + height / 2) / camera.height };
}

async function addressesOf({ pictures }: Sources, picture: Picture): Promise<readonly string[]> {
  if (picture.kind === 'static') return [picture.address];
  if (picture.kind === 'drawn') return [drawnAddress(picture)];
  if (picture.kind === 'layers') return picture.layers;
  const { address, camera, keys } = picture;
  const manifest = await pictures.manifests(pathIn(address) ?? '');
  const layers = manifestLayers(manifest, address, camera.id, keys);
  return layers.filter(({ box }) => !isClear(box, manifest.cameras[camera.id])).map((layer) => layer.address);
}

/** The studio writes one pixel for what is not seen from a camera; what is left of a shadow may be some more, fewer than an eye sees. */
function isClear(box: PictureBox | null, { width, height } = NO_SIZE): boolean {
  return box !== null && box.width * box.height < Math.max(2, LEAST_SEEN * width * height);
}

/** As a share of a picture. */
const LEAST_SEEN = 0.0002;
const NO_SIZE = { width: 0, height: 0 };

async function readLayer({ pictures, range }: Sources, address: string): Promise<Layer | null> {
  const { pathname, searchParams } = new URL(address, 'http://range');
  const path = pathIn(pathname);
  const svg = path === null ? pictures.drawings(range, pathname, Object.fromEntries(searchParams)) : null;
  const layer = path === null ? svg && drawnLayer(Buffer.from(svg)) : await pictures.renditions.layer(path);
  // Not told again of one that is broken.
  if (!layer) pictures.renditions.tellFault(address, 'missing');
  return layer ? { address, ...layer } : null;
}

/** A drawing is in memory anyway. */
function drawnLayer(bytes: Buffer): Omit<Layer, 'address'> {
  return {
    content: createHash('sha256').update(bytes).digest('hex'),
    facts: () => readFacts(bytes),
    read: async () => bytes,
  };
}

/** `exterior/…` of `/media/{hash}/exterior/…`; null: no picture of the range. An earlier hash's picture is the one that is there today. */
function pathIn(address: string): string | null {
  return /^\/media\/[0-9a-f]{16}\/(.+)$/.exec(address)?.[1] ?? null;
}
