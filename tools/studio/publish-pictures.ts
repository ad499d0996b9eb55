import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCamera, writeCamera } from './camera-file.ts';
import { madeLists, recipeOf, standingOf, writeMade } from './made.ts';
import { replaceLayers } from './replace-layers.ts';
import type { Studio } from './studio.ts';
import type { StudioJob } from './studio-jobs.ts';

/**
 * Copies the pictures of these jobs from the folder of pictures in progress to the committed folder, and removes the jobs from the list of
 * pictures in progress. Leaves out jobs that were made from an earlier description or with other scripts. Returns the published jobs.
 */
export async function publishPictures(studio: Studio, jobs: readonly StudioJob[]): Promise<StudioJob[]> {
  const { progress, published } = studio;
  const ready = await readyJobs(studio, jobs);
  for (const job of ready) {
    await copyPictures(job, progress.pictures, published.pictures);
    // Publish no masks with a view of a room: the masks in its folder belong to its additions, which are jobs of their own.
    const mask = job.kind === 'addition' ? `${job.id}.webp` : job.id;
    if (job.kind !== 'interior' && existsSync(join(progress.masks, mask)))
      await replace(join(progress.masks, mask), join(published.masks, mask));
    const { seconds } = (await madeLists(studio)).progress[job.id] ?? { seconds: job.guess };
    await writeMade(published, job.id, { ...recipeOf(studio, job), seconds });
    await writeMade(progress, job.id, null);
  }
  return ready;
}

/** Makes a copy of the demo range with the pictures in progress, for development. Returns its folder. */
export async function previewRange(studio: Studio, jobs: readonly StudioJob[]): Promise<string> {
  const range = join(studio.cache, 'range');
  await replace(dirname(studio.published.pictures), range);
  for (const job of await readyJobs(studio, jobs)) await copyPictures(job, studio.progress.pictures, join(range, 'pictures'));
  return range;
}

async function readyJobs(studio: Studio, jobs: readonly StudioJob[]): Promise<StudioJob[]> {
  const lists = await madeLists(studio);
  return jobs.filter((job) => standingOf(studio, job, lists) === 'in progress');
}

async function copyPictures(job: StudioJob, from: string, to: string): Promise<void> {
  if (job.kind === 'addition') return replace(join(from, job.id), join(to, job.id));
  if (job.kind !== 'exterior' && job.kind !== 'interior')
    return replace(join(from, `${job.id}.webp`), join(to, `${job.id}.webp`));
  const camera = await readCamera(from, job);
  if (!camera) throw new Error(`${job.id} is in progress but has no description in ${from}`);
  await replaceLayers(job, join(from, job.id), join(to, job.id));
  await writeCamera(to, job, camera);
}

/** Replaces a file or a folder: deletes the earlier one, then copies the new one. */
async function replace(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true });
}
