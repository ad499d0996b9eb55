import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintOf } from './made.ts';
import { renderingsOf } from './make-view.ts';
import type { Studio } from './studio.ts';
import { ADDED_SAMPLES, type StudioAddition, type StudioView } from './studio-views.ts';

/**
 * Renders additions to one view in one Blender process. An addition is a group of objects in a room. Writes the pictures into the
 * folder of pictures in progress. After each addition, calls `done` with the seconds on one core. With `keep`, Blender's renderings
 * are kept.
 */
export async function makeAdditions(
  studio: Studio,
  view: StudioView,
  additions: readonly StudioAddition[],
  keep: boolean,
  done: (addition: StudioAddition, seconds: number) => Promise<void>,
): Promise<void> {
  const [first] = additions;
  if (!first) return;
  const cache = renderingsOf(studio, `${view.id}-additions`);
  const out = `${cache}-layers`;
  const { kind, camera, description, size } = view;
  const fingerprint = fingerprintOf(studio, view, first.renderedBy);
  const wanted = additions.map(({ group }) => group);
  const masks = join(studio.progress.masks, view.id);
  const job = { kind, camera, description, size, samples: ADDED_SAMPLES, fingerprint, cache, out, masks, wanted, keep };
  let written = Promise.resolve();
  await studio.python(studio.root, 'make_added.py', join(cache, 'job.json'), job, (line) => {
    if (!line.startsWith('@@')) return;
    const { group, seconds }: { group: string; seconds: number } = JSON.parse(line.slice(2));
    const addition = additions.find((one) => one.group === group);
    if (!addition) return;
    written = written.then(async () => {
      const folder = join(studio.progress.pictures, addition.id);
      await rm(folder, { recursive: true, force: true });
      await mkdir(dirname(folder), { recursive: true });
      await rename(join(out, group), folder);
      // Double the time: `done` expects seconds on one core, but the script reports elapsed seconds on two cores.
      await done(addition, 2 * seconds);
    });
  });
  await written;
  await rm(out, { recursive: true, force: true });
}
