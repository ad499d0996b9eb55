import { join } from 'node:path';
import { manifestLayers, sceneLayers } from '@gavel/core';
import sharp from 'sharp';
import { type MadeCamera, readCamera } from './camera-file.ts';
import type { StudioAddition, StudioView } from './studio-views.ts';

/** A composed picture: three bytes for each pixel (RGB), row by row. */
export interface Composed {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Composes a view's picture from the layers that `packages/core` names, as the configurator does. `state` is the key of each
 * category. Throws when the view has not been made.
 */
export async function composeView(
  pictures: string,
  view: StudioView,
  state: Readonly<Record<string, string>>,
): Promise<Composed> {
  const camera = await readCamera(pictures, view);
  if (!camera) throw new Error(`${view.id} has not been made`);
  const keys = new Map(Object.entries(state));
  const [base, ...layers] = layersOf(view, camera, keys).map((layer) => join(pictures, layer));
  const { data, info } = await sharp(base)
    .composite(layers.map((input) => ({ input })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Composes the view's base with one key of an addition. The base and the addition may be in different folders of pictures. */
export async function composeAdded(
  basePictures: string,
  pictures: string,
  { id, view }: StudioAddition,
  key: string,
): Promise<Composed> {
  const raw = await composeView(basePictures, view, {});
  const { width, height } = raw;
  const data = await sharp(raw.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: join(pictures, id, `${key}.webp`) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

function layersOf(view: StudioView, camera: MadeCamera, keys: ReadonlyMap<string, string>): string[] {
  const folder = `${view.kind}/${view.name}`;
  const { base = {}, unseen = [], layers } = camera;
  if (layers) {
    const manifest = { cameras: { [view.camera]: { ...camera, base, unseen, layers } } };
    return manifestLayers(manifest, `${folder}/manifest.json`, view.camera, keys).map(({ address }) => address);
  }
  const categories = [...keys.keys()].map((category) => ({ category, isLayer: true }));
  return sceneLayers(folder, view.camera, categories, keys);
}
