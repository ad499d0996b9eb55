import type { Studio } from './studio.ts';
import { type StudioSample, studioSamples } from './studio-samples.ts';
import { type StudioStill, studioStills } from './studio-stills.ts';
import {
  type StudioAddition,
  type StudioSplash,
  type StudioView,
  studioAdditions,
  studioSplash,
  studioViews,
} from './studio-views.ts';

export type StudioJob = StudioView | StudioAddition | StudioSplash | StudioSample | StudioStill;

/** Returns all jobs of the studio. Additions follow their views, and stills are last, because they are cut from views. */
export async function studioJobs(studio: Studio): Promise<StudioJob[]> {
  const views = await studioViews(studio);
  return [
    ...(await studioSamples(studio)),
    ...views,
    ...studioAdditions(views),
    await studioSplash(studio),
    ...(await studioStills(studio, views)),
  ];
}

/**
 * Returns the jobs with a name. `exterior/klippan-138/front` names one job; `klippan-138` and `palette` name all jobs with that part in
 * their path.
 */
export function jobsNamed<One extends StudioJob>(jobs: readonly One[], name: string): One[] {
  return jobs.filter(({ id }) => `/${id}/`.includes(`/${name}/`));
}
