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

/**
 * Renders the kinds of chimneys that an exterior, which has been cut into layers, has not had yet, each with its shadow on every roof, and
 * puts them into its manifest; `pictures` is the shelf where the view lies. For a kind that is to be rendered anew, take its layers out of
 * the manifest first. Answers how many layers there are.
 */
export async function addChimneys(studio: Studio, pictures: string, view: StudioView): Promise<number> {
  const camera = await readCamera(pictures, view);
  const layers = camera?.layers ?? [];
  const has = keysOf('chimney', layers);
  if (!camera || has.length === 0) return 0;
  const folder = join(studio.cache, 'chimneys', view.id);
  await mkdir(folder, { recursive: true });
  const roofs: Record<string, string> = {};
  for (const roof of keysOf('roof', layers)) {
    const { data, width, height } = await composeView(pictures, view, { ...camera.base, roof });
    roofs[roof] = join(folder, `${roof}.png`);
    await sharp(data, { raw: { width, height, channels: 3 } }).toFile(roofs[roof]);
  }
  const house = join(pictures, view.kind, view.name);
  const job = { ...whatToRender(studio, view), samples: SAMPLES, out: house, has, roofs };
  const said = await studio.python(studio.root, 'make_chimneys.py', join(folder, 'job.json'), job);
  const made: readonly ManifestLayer[] = JSON.parse(said.split('\n').findLast((line) => line.startsWith('{')) ?? '{}').layers;
  if (made.length === 0) return 0;
  const added = await withBoxes(house, made);
  await softenShadows(house, added);
  await writeCamera(pictures, view, { ...camera, layers: withChimneys(layers, added) });
  return added.length;
}

/** Every key of a category that these layers have. */
function keysOf(category: string, layers: readonly ManifestLayer[]): string[] {
  return [...new Set(layers.flatMap(({ keys }) => keys[category] ?? []))];
}

/** Over the chimneys that are there: only one of them is ever shown. */
export function withChimneys(layers: readonly ManifestLayer[], added: readonly ManifestLayer[]): ManifestLayer[] {
  const at = layers.findLastIndex(({ keys }) => 'chimney' in keys) + 1;
  return [...layers.slice(0, at), ...added, ...layers.slice(at)];
}
