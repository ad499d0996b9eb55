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

/** Everything that the studio makes. Additions come after views, and stills last, because they are cut from views. */
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

/** The jobs of a name: `exterior/klippan-138/front` is one, `klippan-138` and `palette` are all that have it in their path. */
export function jobsNamed<One extends StudioJob>(jobs: readonly One[], name: string): One[] {
  return jobs.filter(({ id }) => `/${id}/`.includes(`/${name}/`));
}
