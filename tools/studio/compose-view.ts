import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManifestCamera, manifestLayers, type PictureFrame, sceneLayers } from '@gavel/core';
import sharp from 'sharp';
import type { StudioView } from './studio-views.ts';

/** Raw RGB. */
export interface Composed {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A camera as the studio described it; a room's has no base and no layers. Null when it has not been made. */
export async function madeCamera(pictures: string, view: StudioView): Promise<(PictureFrame & Partial<ManifestCamera>) | null> {
  const file = join(pictures, view.kind, view.name, view.kind === 'exterior' ? 'manifest.json' : 'scene.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text).cameras[view.camera] ?? null);
}

/** The view's picture in a state, composed from the layers that core names, as the configurator does. Throws when it has not been made. */
export async function composeView(
  pictures: string,
  view: StudioView,
  state: Readonly<Record<string, string>>,
): Promise<Composed> {
  const camera = await madeCamera(pictures, view);
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

function layersOf(view: StudioView, camera: PictureFrame & Partial<ManifestCamera>, keys: ReadonlyMap<string, string>): string[] {
  const folder = `${view.kind}/${view.name}`;
  const { base = {}, unseen = [], layers } = camera;
  if (layers) {
    const manifest = { cameras: { [view.camera]: { ...camera, base, unseen, layers } } };
    return manifestLayers(manifest, `${folder}/manifest.json`, view.camera, keys).map(({ address }) => address);
  }
  const categories = [...keys.keys()].map((category) => ({ category, isLayer: true }));
  return sceneLayers(folder, view.camera, categories, keys);
}
