import type { Job, Schedule } from '../../../adapters/jobs/jobs.ts';
import type { Wait } from '../../../adapters/jobs/wait.ts';
import type { Renditions } from '../../../adapters/media/renditions.ts';

/**
 * When the job runs, in ms. Its first run is late, so that visitors who come right after the start of the server get the processor.
 */
const SCHEDULE: Schedule = { firstAfter: 10_000, every: 10_000 };

/** The longest pause after making an AVIF, in ms. */
const LONGEST_REST = 5000;

/** The part of `Renditions`, the service that delivers the range’s pictures, that the job uses. */
type AvifMaker = Pick<Renditions, 'makeAvif' | 'wantedAvifs'>;

export interface AvifJobParts {
  readonly renditions: AvifMaker;
  /** Returns the milliseconds of processor time that encoding has used since the start. */
  readonly processorTime: () => number;
  readonly wait: Wait;
}

/**
 * Returns the job that makes the AVIFs of requested pictures, the most requested first, while the visitors who requested them are still on
 * the site. After each picture it pauses for as long as the work took, but at most five seconds, so it uses about half a core.
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
        // If making the picture fails, the job does not retry it. The job makes the picture only after another request for it.
        wantedAvifs.done(next.name);
        const isMade = await makeUnlessStopped(renditions, next.wanted, signal);
        wantedAvifs.spend(next.client, processorTime() - before);
        if (isMade) await wait(Math.min(performance.now() - startedAt, LONGEST_REST), signal);
      }
    },
  };
}

/** Makes an AVIF. Ignores an error if the server is stopping. Returns whether the AVIF was made. */
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
