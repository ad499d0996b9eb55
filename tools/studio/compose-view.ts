import { join } from 'node:path';
import { manifestLayers, sceneLayers } from '@gavel/core';
import sharp from 'sharp';
import { type MadeCamera, readCamera } from './camera-file.ts';
import type { StudioView } from './studio-views.ts';

/** Raw RGB. */
export interface Composed {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The view's picture in a state, composed from the layers that core names, as the configurator does. Throws when it has not been made. */
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
