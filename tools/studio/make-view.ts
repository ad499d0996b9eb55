import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFormer, withOwnExtras } from './add-extras.ts';
import { writeCamera } from './camera-file.ts';
import { fingerprintOf } from './made.ts';
import { measureLayers } from './measure-layers.ts';
import { paintDetails, readDetails } from './paint-details.ts';
import { paintDoors } from './paint-doors.ts';
import { replaceLayers } from './replace-layers.ts';
import { softenShadows } from './soften-shadows.ts';
import type { Studio } from './studio.ts';
import type { StudioSplash, StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/**
 * Makes one view into the folder of pictures in progress: Blender renders it, and the darkroom (the scripts in studio/darkroom) removes the
 * noise and cuts the layers. With `keep`, Blender's renderings (about a gigabyte) stay, so that layers can be cut again without Blender.
 * Returns the seconds on one core, or null if the run continued from earlier renderings and so was shorter than a whole run. Throws the
 * script's last output when the script fails.
 */
export async function makeView(studio: Studio, view: StudioView, keep: boolean): Promise<number | null> {
  const { pictures, masks } = studio.progress;
  const cache = renderingsOf(studio, view.id);
  const wasBegun = existsSync(cache);
  const out = `${cache}-layers`;
  await mkdir(join(out, view.camera), { recursive: true });
  const job = { ...whatToRender(studio, view), cache, out, masks: join(masks, view.id), keep };
  const said = await studio.python(studio.root, 'make.py', join(cache, 'job.json'), job);
  const { camera, seconds } = JSON.parse(said.split('\n').findLast((line) => line.startsWith('{')) ?? '{}');
  // Only now replace the old layers by the new ones, so that a stopped run leaves no incomplete picture.
  const folder = join(pictures, view.id);
  await replaceLayers(view, join(out, view.camera), folder);
  await rm(out, { recursive: true });
  // Measure the visible part of a house, because the scripts return a larger box: that around the bounding boxes of all its parts.
  const measured = view.kind === 'exterior' ? await measureLayers(dirname(folder), camera.layers) : null;
  if (measured) await softenShadows(dirname(folder), measured.layers);
  const made = { ...camera, ...measured };
  await writeCamera(pictures, view, measured ? withFormer(withOwnExtras(made), view) : made);
  if (view.kind === 'exterior') {
    await paintDoors(studio, pictures, view);
    await paintDetails(studio, pictures, view, await readDetails(studio));
  }
  return wasBegun ? null : seconds;
}

/** Renders a whole view with these keys, without layers, with the size and samples of the view's base. Returns the picture's path. */
export async function renderWhole(studio: Studio, view: StudioView, keys: Readonly<Record<string, string>>): Promise<string> {
  const cache = join(studio.cache, 'whole', view.id);
  const out = join(cache, 'whole.webp'); // Encode it like a base, or `compareWhole` would also count differences between encoders.
  const wanted = whatToRender(studio, view);
  const description = { ...view.description, colours: keys };
  const fingerprint = `${wanted.fingerprint} ${JSON.stringify(keys)}`;
  await studio.python(studio.root, 'make.py', join(cache, 'job.json'), {
    ...wanted,
    description,
    fingerprint,
    cache,
    out,
    preview: keys,
  });
  return out;
}

/**
 * Renders the picture of the start page. Returns the seconds on one core, or null if the run continued from earlier renderings. The
 * seconds are twice the elapsed time, because the job uses two cores nearly all the time.
 */
export async function makeSplash(studio: Studio, splash: StudioSplash): Promise<number | null> {
  const cache = renderingsOf(studio, splash.id);
  const wasBegun = existsSync(cache);
  const out = join(studio.progress.pictures, `${splash.id}.webp`);
  await mkdir(dirname(out), { recursive: true });
  const start = performance.now();
  const fingerprint = fingerprintOf(studio, splash, splash.parts);
  await studio.python(studio.root, 'make_splash.py', join(cache, 'job.json'), { ...splash.plan, cache, fingerprint, out });
  return wasBegun ? null : Math.round((2 * (performance.now() - start)) / 1000);
}

/** Returns the folder of a job's Blender renderings. */
export function renderingsOf({ cache }: Studio, id: string): string {
  return join(cache, 'renderings', id.replaceAll('/', '-'));
}
