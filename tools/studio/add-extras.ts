import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ManifestLayer, UNSAID } from '@gavel/core';
import sharp from 'sharp';
import { type MadeCamera, readCamera, writeCamera } from './camera-file.ts';
import { composeView } from './compose-view.ts';
import { withBoxes } from './measure-layers.ts';
import { softenShadows } from './soften-shadows.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/** Samples for each pixel: few are enough for what is large, and there is much of it; of what is small one sees the seams. */
const [SAMPLES, FINE_SAMPLES] = [5, 16];
const FINE: readonly string[] = ['skylight', 'chimney'];
/** What lies on what, from the lowest to the highest; what is not named lies on the roof, under all that may be added there. */
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
/** What may be added, as additions_offered.py names it. */
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
/** What the picture shows that all of it is added to: no door that can be chosen is what stands there, of the rest nothing does. */
const SHOWN: Readonly<Record<string, string>> = { gardendoor: UNSAID };

/**
 * Renders what an exterior, which has been cut into layers, may have added of these categories and has not had yet, and puts the layers into
 * its manifest; `pictures` is the shelf where the view lies. For a kind that is to be rendered anew, take its layers out of the manifest
 * first. Answers how many layers there are.
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

  /** A picture for each key of a category that has layers, of the house without anything added. */
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

/** Every key of a category that these layers have. */
function keysOf(category: string, layers: readonly ManifestLayer[]): string[] {
  return [...new Set(layers.flatMap(({ keys }) => keys[category] ?? []))];
}

/** Those that nobody need make: all of a category that is not seen from here. Others' layers may depend on its keys. */
export function hasKeys(category: string, { layers = [], unseen = [] }: MadeCamera): string[] | 'all' {
  if (unseen.includes(category)) return 'all';
  const own = layers.filter((layer) => extraOf(layer) === category);
  return keysOf(category, own);
}

/** A view that was made whole: what is added to it stands where it does in one that is given it later. */
export function withOwnExtras(camera: MadeCamera): MadeCamera {
  const { layers = [] } = camera;
  const isExtra = (layer: ManifestLayer) => extraOf(layer) !== undefined;
  return withExtras({ ...camera, layers: layers.filter((layer) => !isExtra(layer)) }, layers.filter(isExtra));
}

/** Before one could choose between porches, a house had its usual one or none. */
export function withFormer(camera: MadeCamera, { description: { porch } }: StudioView): MadeCamera {
  return porch !== undefined && !camera.unseen?.includes('porch') ? { ...camera, former: { 'porch:on': porch } } : camera;
}

/**
 * The camera with these layers, each over what is as high or lower. A category of which they show nothing is not seen from here, and what
 * was painted on it is not either.
 */
export function withExtras(camera: MadeCamera, added: readonly ManifestLayer[]): MadeCamera {
  const all = [...(camera.layers ?? []), ...added].map((layer, at) => ({ layer, at, height: heightOf(layer) }));
  const layers = all.toSorted((a, b) => a.height - b.height || a.at - b.at).map(({ layer }) => layer);
  const categories = EXTRAS.filter((category) => added.some((layer) => extraOf(layer) === category));
  const shown = (category: string) => layers.some(({ keys, box }) => category in keys && (box === undefined || box.width > 1));
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

/** That of the thing that it shows; what is built in forms of its own has the height of the highest that it depends on. */
function heightOf(layer: ManifestLayer): number {
  const extra = extraOf(layer);
  return Math.max(0, ...(extra ? [extra] : Object.keys(layer.keys)).map((category) => HEIGHTS[category] ?? ROOF));
}

/** What is added names itself first. */
function extraOf({ keys }: ManifestLayer): string | undefined {
  return Object.keys(keys).find((category) => EXTRAS.includes(category));
}
