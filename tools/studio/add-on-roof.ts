import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestLayer } from '@gavel/core';
import sharp from 'sharp';
import { readCamera, writeCamera } from './camera-file.ts';
import { composeView } from './compose-view.ts';
import { withBoxes } from './measure-layers.ts';
import { softenShadows } from './soften-shadows.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/** More than a view's: a chimney is small, and so are its seams. */
const SAMPLES = 16;
/** The categories that a finished view is given, from the lowest to the highest: among solar panels, or over them. */
const ADDED = ['skylight', 'chimney'];

/**
 * Renders the kinds of roof windows and chimneys that an exterior, which has been cut into layers, has not had yet, each with its shadow on
 * every roof, and puts them into its manifest; `pictures` is the shelf where the view lies. For a kind that is to be rendered anew, take its
 * layers out of the manifest first. Answers how many layers there are.
 */
export async function addOnRoof(studio: Studio, pictures: string, view: StudioView): Promise<number> {
  const camera = await readCamera(pictures, view);
  if (!camera?.layers) return 0;
  const { layers } = camera;
  const folder = join(studio.cache, 'on-roof', view.id);
  await mkdir(folder, { recursive: true });
  const roofed: Record<string, string> = {};
  for (const roof of keysOf('roof', layers)) {
    const { data, width, height } = await composeView(pictures, view, { ...camera.base, roof });
    roofed[roof] = join(folder, `${roof}.png`);
    await sharp(data, { raw: { width, height, channels: 3 } }).toFile(roofed[roof]);
  }
  const has = Object.fromEntries(ADDED.map((category) => [category, keysOf(category, layers)]));
  const house = join(pictures, view.kind, view.name);
  const job = { ...whatToRender(studio, view), samples: SAMPLES, out: house, has, roofed };
  const said = await studio.python(studio.root, 'make_on_roof.py', join(folder, 'job.json'), job);
  const made: readonly ManifestLayer[] = JSON.parse(said.split('\n').findLast((line) => line.startsWith('{')) ?? '{}').layers;
  if (made.length === 0) return 0;
  const added = await withBoxes(house, made);
  await softenShadows(house, added);
  const none = Object.fromEntries(ADDED.filter((one) => keysOf(one, added).length > 0).map((one) => [one, 'none']));
  await writeCamera(pictures, view, { ...camera, base: { ...camera.base, ...none }, layers: withOnRoof(layers, added) });
  return added.length;
}

/** Every key of a category that these layers have. */
function keysOf(category: string, layers: readonly ManifestLayer[]): string[] {
  return [...new Set(layers.flatMap(({ keys }) => keys[category] ?? []))];
}

/** Each over what is there of its category, of which only one is ever shown; the first of a category over solar panels. */
export function withOnRoof(layers: readonly ManifestLayer[], added: readonly ManifestLayer[]): ManifestLayer[] {
  return ADDED.reduce<readonly ManifestLayer[]>((so, category) => {
    const own = added.filter(({ keys }) => category in keys);
    const at = so.findLastIndex(({ keys }) => category in keys || 'solar' in keys) + 1;
    return [...so.slice(0, at), ...own, ...so.slice(at)];
  }, layers).slice();
}
