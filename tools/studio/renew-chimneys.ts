import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestLayer, PictureBox } from '@gavel/core';
import sharp from 'sharp';
import { readCamera, writeCamera } from './camera-file.ts';
import { composeView } from './compose-view.ts';
import { measureLayers } from './measure-layers.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/** Pixels round a chimney that are rendered with it: what the denoiser looks at. */
const MARGIN = 24;
/** More than a view's: a chimney is small, and so are its bricks. */
const SAMPLES = 32;

/**
 * Renders the chimneys of an exterior that has been cut into layers anew, each in the box it stands in; `pictures` is the shelf where the view
 * lies. For a change of how they look: their shape, and so their shadows, must be the same. Answers how many layers there are.
 */
export async function renewChimneys(studio: Studio, pictures: string, view: StudioView): Promise<number> {
  const camera = await readCamera(pictures, view);
  const chimneys = chimneysOf(camera?.layers ?? []);
  if (!camera?.layers || chimneys.length === 0) return 0;
  const box = around(chimneys, camera);
  const folder = join(studio.cache, 'chimneys', view.id);
  await mkdir(folder, { recursive: true });
  const roofs: Record<string, string> = {};
  for (const { roof } of chimneys) {
    const { data, width, height } = await composeView(pictures, view, { ...camera.base, roof });
    const file = join(folder, `${roof}.png`);
    const { x: left, y: top, width: across, height: down } = box;
    const raw = { width, height, channels: 3 } as const;
    await sharp(data, { raw }).extract({ left, top, width: across, height: down }).toFile(file);
    roofs[roof] = file;
  }
  const house = join(pictures, view.kind, view.name);
  const job = { ...whatToRender(studio, view), samples: SAMPLES, out: house, roofs };
  const edges = [box.x, box.y, box.x + box.width, box.y + box.height];
  await studio.python(studio.root, 'make_chimneys.py', join(folder, 'job.json'), { ...job, box: edges });
  const { layers: measured } = await measureLayers(
    house,
    chimneys.map(({ layer }) => layer),
  );
  const layers = camera.layers.map((layer) => measured.find(({ picture }) => picture === layer.picture) ?? layer);
  await writeCamera(pictures, view, { ...camera, layers });
  return chimneys.length;
}

/** A chimney's layer on each roof; none where the house hides it from the camera. */
export function chimneysOf(layers: readonly ManifestLayer[]) {
  return layers.flatMap((layer) => {
    const { chimney, roof } = layer.keys;
    const { box } = layer;
    const isSeen = box && box.width > 1 && !layer.picture.endsWith('-shadow.webp');
    return chimney === 'on' && roof && isSeen ? [{ layer, roof, box }] : [];
  });
}

/** The box round all of these, with a margin, inside the picture. */
export function around(
  things: readonly { readonly box: PictureBox }[],
  whole: { readonly width: number; readonly height: number },
): PictureBox {
  const boxes = things.map(({ box }) => box);
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - MARGIN);
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - MARGIN);
  const right = Math.min(whole.width, Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN);
  const bottom = Math.min(whole.height, Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN);
  return { x, y, width: right - x, height: bottom - y };
}
