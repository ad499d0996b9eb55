import { expectedSeconds, minutes, secondsOf } from './expected-time.ts';
import { type Job, madeLists, recipeOf, shelfOf, standingOf, writeMade } from './made.ts';
import { makeAdditions } from './make-additions.ts';
import { makeSamples } from './make-samples.ts';
import { makeStill } from './make-still.ts';
import { makeSplash, makeView } from './make-view.ts';
import { codeOf } from './render-versions.ts';
import type { Studio } from './studio.ts';
import type { StudioJob } from './studio-jobs.ts';
import type { StudioStill } from './studio-stills.ts';

/**
 * Does the jobs whose pictures are missing or outdated, into the folder of pictures in progress. Records each job when it is done, so a
 * stop loses only the current job and keeps its Blender renderings. Skips stills whose view is missing, and prints their names.
 */
export async function makePictures(studio: Studio, jobs: readonly StudioJob[], keep: boolean): Promise<void> {
  const lists = await madeLists(studio);
  const known = { ...lists.published, ...lists.progress };
  const missing = jobs.filter((job) => standingOf(studio, job, lists) === 'missing');
  const left = new Set<Job>(missing);
  const begin = (what: string) => {
    const done = missing.length - left.size;
    console.log(`${bar(done, missing.length)} ${what}, ${minutes(expectedSeconds([...left], known))} left`);
  };
  const finish = async (job: Job, seconds: number | null) => {
    left.delete(job);
    const took = seconds ?? Math.round(secondsOf(job, known));
    await writeMade(studio.progress, job.id, { ...recipeOf(studio, job), seconds: took, code: codeOf(studio.parts, job.parts) });
  };

  const samples = missing.filter((job) => job.kind === 'sample');
  if (samples.length > 0) {
    begin(`${samples.length} swatches`);
    await makeSamples(studio, samples, finish);
  }
  for (const job of missing) {
    if (job.kind === 'sample' || job.kind === 'still' || job.kind === 'addition') continue;
    begin(job.id);
    await finish(job, job.kind === 'splash' ? await makeSplash(studio, job) : await makeView(studio, job, keep));
  }
  const additions = missing.filter((job) => job.kind === 'addition');
  for (const [view, together] of Map.groupBy(additions, (job) => job.view)) {
    begin(`${view.id}: ${together.map(({ group }) => group).join(', ')}`);
    await makeAdditions(studio, view, together, keep, finish);
  }
  for (const job of missing) {
    if (job.kind !== 'still') continue;
    begin(job.id);
    const seconds = await cutStill(studio, job);
    if (seconds !== null) await finish(job, seconds);
  }
  begin('done');
  for (const { id } of left) console.log(`${id} waits for its view`);
}

/** Cuts a still and returns the seconds that this took; null: the view of the still is missing. */
async function cutStill(studio: Studio, still: StudioStill): Promise<number | null> {
  const lists = await madeLists(studio);
  if (standingOf(studio, still.view, lists) === 'missing') return null;
  const start = performance.now();
  await makeStill(still, shelfOf(studio, still.view, lists).pictures, studio.progress.pictures);
  return Math.ceil((performance.now() - start) / 1000);
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? 20 : Math.round((20 * done) / total);
  return `[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}] ${done}/${total}`;
}
