import { isDeepStrictEqual } from 'node:util';
import type { Job, MadeList } from './made.ts';

/** Returns the seconds that jobs need on two cores. `known` are the jobs that were done before. */
export function expectedSeconds(jobs: readonly Job[], known: MadeList): number {
  return jobs.reduce((sum, job) => sum + secondsOf(job, known), 0) / 2;
}

/** Returns the seconds on one core: the job's last time, else the mean of similar jobs (same kind and parts), else a first guess. */
export function secondsOf({ id, parts, guess }: Job, known: MadeList): number {
  const own = known[id];
  if (own) return own.seconds;
  const alike = Object.entries(known).filter(
    ([other, { versions }]) => kindOf(other) === kindOf(id) && isDeepStrictEqual(Object.keys(versions).sort(), [...parts].sort()),
  );
  return alike.length > 0 ? alike.reduce((sum, [, { seconds }]) => sum + seconds, 0) / alike.length : guess;
}

export function minutes(seconds: number): string {
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** Returns the kind of a job, such as `exterior` or `palette`. An addition to a view is another kind than the view. */
function kindOf(id: string): string {
  const parts = id.split('/');
  return `${parts[0]} ${parts.length}`;
}
