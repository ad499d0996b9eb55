import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManifestLayer, UNSAID } from '@gavel/core';
import sharp from 'sharp';
import { type MadeCamera, readCamera, writeCamera } from './camera-file.ts';
import { composeView } from './compose-view.ts';
import { isEmpty } from './is-empty.ts';
import { withBoxes } from './measure-layers.ts';
import { softenShadows } from './soften-shadows.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/**
 * The number of Blender's samples for each pixel: `FINE_SAMPLES` if only small extras are wanted, on which seams would otherwise be
 * visible; or else `SAMPLES`.
 */
const [SAMPLES, FINE_SAMPLES] = [5, 16];
const FINE: readonly string[] = ['skylight', 'chimney'];
/**
 * The order of the layers, from the lowest to the highest. A category without a number is on the roof, and lower than everything that can
 * be added to the roof.
 */
const HEIGHTS: Readonly<Record<string, number>> = {
  facade: 0,
  cladding: 0,
  trim: 0,
  windows: 0,
  windowpaint: 0,
  glass: 0,
  gardendoor: 1,
  door: 2,
  doorpaint: 2,
  gate: 2,
  gavel: 4,
  solar: 5,
  skylight: 6,
  chimney: 7,
  terrace: 8,
  deck: 8,
  shelter: 9,
  railing: 10,
  porch: 11,
};
const ROOF = 3;
/**
 * The categories of extras: parts of a house that are rendered alone and added to an existing view. `additions_offered.py` uses the same
 * names.
 */
export const EXTRAS: readonly string[] = [
  'gardendoor',
  'gavel',
  'solar',
  'skylight',
  'chimney',
  'terrace',
  'shelter',
  'railing',
  'porch',
];
/**
 * The key that a picture without extras shows, by category of extras. Instead of a garden door, such a picture shows the usual
 * window. For a category that is missing here, the key is `none`.
 */
const SHOWN: Readonly<Record<string, string>> = { gardendoor: UNSAID };

/**
 * Renders those extras of the wanted categories that an exterior does not have yet, and adds their layers to its manifest (the list
 * of cameras and layers). The exterior must be cut into layers already; `pictures` is the folder of pictures that contains the view. To
 * render an extra again, first remove its layers from the manifest. Returns the number of added layers.
 */
export async function addExtras(
  studio: Studio,
  pictures: string,
  view: StudioView,
  wanted: readonly string[] = EXTRAS,
): Promise<number> {
  const camera = await readCamera(pictures, view);
  if (!camera?.layers) return 0;
  const { layers } = camera;
  const folder = join(studio.cache, 'extras', view.id);
  await mkdir(folder, { recursive: true });
  const bare = { ...camera.base, ...Object.fromEntries(EXTRAS.map((category) => [category, 'none'])) };
  const roofed = await composeEach('roof');
  const decked = await composeEach('terrace');
  const has = Object.fromEntries(
    EXTRAS.map((category) => [category, wanted.includes(category) ? hasKeys(category, camera) : 'all']),
  );
  const samples = wanted.every((category) => FINE.includes(category)) ? FINE_SAMPLES : SAMPLES;
  const house = join(pictures, view.kind, view.name);
  const job = { ...whatToRender(studio, view), samples, out: house, has, roofed, decked };
  const said = await studio.python(studio.root, 'make_extras.py', join(folder, 'job.json'), job);
  const made: readonly ManifestLayer[] = JSON.parse(said.split('\n').findLast((line) => line.startsWith('{')) ?? '{}').layers;
  if (made.length === 0) return 0;
  const added = await withBoxes(house, made);
  await softenShadows(house, added);
  await writeCamera(pictures, view, withFormer(withExtras(camera, added), view));
  return added.length;

  /** Composes one picture of the house without extras for each key that the layers have for `category`. */
  async function composeEach(category: string): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    for (const key of keysOf(category, layers ?? [])) {
      const { data, width, height } = await composeView(pictures, view, { ...bare, [category]: key });
      const file = join(folder, `${category}-${key}.png`);
      await sharp(data, { raw: { width, height, channels: 3 } }).toFile(file);
      files[key] = file;
    }
    return files;
  }
}

/** Returns every key of a category that these layers have. */
function keysOf(category: string, layers: readonly ManifestLayer[]): string[] {
  return [...new Set(layers.flatMap(({ keys }) => keys[category] ?? []))];
}

/**
 * Returns the keys of a category that need no rendering, or `all` if the camera does not see the category. Layers of other extras do not
 * count, although their keys may also contain this category.
 */
export function hasKeys(category: string, { layers = [], unseen = [] }: MadeCamera): string[] | 'all' {
  if (unseen.includes(category)) return 'all';
  const own = layers.filter((layer) => extraOf(layer) === category);
  return keysOf(category, own);
}

/** Returns a view that was rendered together with its extras, with its layers in the order that they have when extras are added later. */
export function withOwnExtras(camera: MadeCamera): MadeCamera {
  const { layers = [] } = camera;
  const isExtra = (layer: ManifestLayer) => extraOf(layer) !== undefined;
  return withExtras({ ...camera, layers: layers.filter((layer) => !isExtra(layer)) }, layers.filter(isExtra));
}

/**
 * Returns the camera with a note for older saved houses: the key `porch:on` means the house's usual porch. When these houses were saved,
 * all of a house's answers with a porch had this key, and its pictures showed only the usual porch.
 */
export function withFormer(camera: MadeCamera, { description: { porch } }: StudioView): MadeCamera {
  return porch !== undefined && !camera.unseen?.includes('porch') ? { ...camera, former: { 'porch:on': porch } } : camera;
}

/**
 * Returns the camera with these layers, each above layers of the same or lower height. An added category whose layers are all empty loses
 * them and becomes unseen. Another category, such as the paint of the windows, becomes unseen if only the removed layers had keys of it.
 */
export function withExtras(camera: MadeCamera, added: readonly ManifestLayer[]): MadeCamera {
  const all = [...(camera.layers ?? []), ...added].map((layer, at) => ({ layer, at, height: heightOf(layer) }));
  const layers = all.toSorted((a, b) => a.height - b.height || a.at - b.at).map(({ layer }) => layer);
  const categories = EXTRAS.filter((category) => added.some((layer) => extraOf(layer) === category));
  const shown = (category: string) => layers.some((layer) => category in layer.keys && !isEmpty(layer));
  const unseen = categories.filter((category) => !shown(category));
  const base = Object.fromEntries(categories.map((category) => [category, SHOWN[category] ?? 'none']));
  const left = layers.filter(({ keys }) => !unseen.some((category) => category in keys));
  const gone = new Set(layers.flatMap(({ keys }) => Object.keys(keys))).difference(
    new Set(left.flatMap(({ keys }) => Object.keys(keys))),
  );
  return {
    ...camera,
    base: { ...camera.base, ...base },
    unseen: [...new Set([...(camera.unseen ?? []), ...gone])],
    layers: left,
  };
}

/**
 * Returns the height of the part of the house that a layer shows. For an extra, only its own category counts; for another layer, the
 * highest of its categories.
 */
function heightOf(layer: ManifestLayer): number {
  const extra = extraOf(layer);
  return Math.max(0, ...(extra ? [extra] : Object.keys(layer.keys)).map((category) => HEIGHTS[category] ?? ROOF));
}

/** Returns the category of an extra, which is the first key of its layer. */
function extraOf({ keys }: ManifestLayer): string | undefined {
  return Object.keys(keys).find((category) => EXTRAS.includes(category));
}
