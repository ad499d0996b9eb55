import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fingerprintOf } from './made.ts';
import type { Studio } from './studio.ts';
import { type StudioSample, SWATCH } from './studio-samples.ts';

/**
 * Renders swatches in one Blender process into the folder of pictures in progress. After each swatch, calls `done` with the seconds on one
 * core.
 */
export async function makeSamples(
  studio: Studio,
  samples: readonly StudioSample[],
  done: (sample: StudioSample, seconds: number) => Promise<void>,
): Promise<void> {
  const out = join(studio.progress.pictures, 'palette');
  const cache = join(studio.cache, 'renderings/palette');
  await mkdir(out, { recursive: true });
  const byName = new Map(samples.map((sample) => [basename(sample.id), sample]));
  const wanted = [...byName].map(([id, sample]) => {
    const { pattern, colour, accent, shape, parts } = sample;
    return { id, pattern, colour, accent, shape, hash: fingerprintOf(studio, sample, parts) };
  });
  const job = { ...SWATCH, cache, out, wanted };
  let written = Promise.resolve();
  await studio.python(studio.root, 'samples/make_samples.py', join(cache, 'job.json'), job, (line) => {
    if (!line.startsWith('@@')) return;
    const { id, seconds }: { id: string; seconds: number } = JSON.parse(line.slice(2));
    const sample = byName.get(id);
    // Double the time: `done` expects seconds on one core, but the script reports elapsed seconds on two cores.
    if (sample) written = written.then(() => done(sample, 2 * seconds));
  });
  await written;
}
