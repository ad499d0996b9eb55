import type { Job, Schedule } from '../../../adapters/jobs/jobs.ts';
import type { Wait } from '../../../adapters/jobs/wait.ts';
import type { Renditions } from '../../../adapters/media/renditions.ts';

/** The times of the job. It begins late, so that visitors who arrive right after the start get the processor. */
const SCHEDULE: Schedule = { firstAfter: 10_000, every: 10_000 };

/** The longest pause after a picture, in ms. */
const LONGEST_REST = 5000;

/** The parts of the renditions that make AVIF. */
type AvifMaker = Pick<Renditions, 'makeAvif' | 'wantedAvifs'>;

export interface AvifJobParts {
  readonly renditions: AvifMaker;
  /** Milliseconds of processor time spent on encoding since the start. */
  readonly processorTime: () => number;
  readonly wait: Wait;
}

/**
 * Makes AVIFs that visitors who are still there requested, the most requested first. It rests as long as it works, so it uses half a core.
 */
export function avifJob({ renditions, processorTime, wait }: AvifJobParts): Job {
  const { wantedAvifs } = renditions;
  return {
    name: 'make-avif-pictures',
    schedule: SCHEDULE,
    async run(signal) {
      for (let next = wantedAvifs.next(); next && !signal.aborted; next = wantedAvifs.next()) {
        const startedAt = performance.now();
        const before = processorTime();
        // The job does not retry a failed picture. It makes the picture again only after another request.
        wantedAvifs.done(next.name);
        const isMade = await makeUnlessStopped(renditions, next.wanted, signal);
        wantedAvifs.spend(next.client, processorTime() - before);
        if (isMade) await wait(Math.min(performance.now() - startedAt, LONGEST_REST), signal);
      }
    },
  };
}

/** Makes an AVIF. Ignores an error after the server began to stop. */
async function makeUnlessStopped(
  renditions: AvifMaker,
  { path, ...wanted }: Parameters<AvifMaker['wantedAvifs']['note']>[1],
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await renditions.makeAvif(path, wanted);
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
