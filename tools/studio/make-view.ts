import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFormer, withOwnExtras } from './add-extras.ts';
import { writeCamera } from './camera-file.ts';
import { fingerprintOf } from './made.ts';
import { measureLayers } from './measure-layers.ts';
import { paintDetails, readDetails } from './paint-details.ts';
import { paintDoors } from './paint-doors.ts';
import { softenShadows } from './soften-shadows.ts';
import type { Studio } from './studio.ts';
import type { StudioSplash, StudioView } from './studio-views.ts';
import { whatToRender } from './what-to-render.ts';

/**
 * Makes one view, and puts it with what is in progress: Blender renders, the darkroom develops and cuts. With `keep` Blender's renderings
 * stay, about a gigabyte, so that layers can be cut again without Blender. Answers the seconds of one core it took; null when it continued
 * from earlier renderings, and so took less than a whole run. Throws with the script's last words when it fails.
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
  // Only now the new layers replace the old ones, so that a run that is stopped leaves no half picture.
  const folder = join(pictures, view.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await rename(join(out, view.camera), folder);
  await rm(out, { recursive: true });
  // The scripts answer the box that a house was built in, which is larger than what is seen of it.
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

/** Renders a view whole with these keys, as large and with as many samples as its base; answers the picture's path. */
export async function renderWhole(studio: Studio, view: StudioView, keys: Readonly<Record<string, string>>): Promise<string> {
  const cache = join(studio.cache, 'whole', view.id);
  const out = join(cache, 'whole.webp'); // encoded like a base, so that the encoder makes no difference
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

/** Renders the start page's picture. Answers as `makeView` does, the seconds being twice those that passed, because it uses two cores nearly all the time. */
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

/** Where Blender's renderings of a job are kept. */
export function renderingsOf({ cache }: Studio, id: string): string {
  return join(cache, 'renderings', id.replaceAll('/', '-'));
}
