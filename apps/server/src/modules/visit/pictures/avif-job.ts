import type { Job, Schedule } from '../../../adapters/jobs/jobs.ts';
import type { Wait } from '../../../adapters/jobs/wait.ts';
import type { Renditions } from '../../../adapters/media/renditions.ts';

/** Visitors who come at once after the start are served first. */
const SCHEDULE: Schedule = { firstAfter: 10_000, every: 10_000 };

/** Ms. */
const LONGEST_REST = 5000;

/** What of the renditions makes AVIF. */
type AvifMaker = Pick<Renditions, 'makeAvif' | 'wantedAvifs'>;

export interface AvifJobParts {
  readonly renditions: AvifMaker;
  /** Ms of processor time that encoding has taken since the start. */
  readonly processorTime: () => number;
  readonly wait: Wait;
}

/**
 * Makes AVIF of what present visitors asked for, what is wanted most first. It rests as long as it works, so it takes half a core.
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
        // One that fails is not tried again and again: it waits for the next who asks.
        wantedAvifs.done(next.name);
        const isMade = await makeUnlessStopped(renditions, next.wanted, signal);
        wantedAvifs.spend(next.client, processorTime() - before);
        if (isMade) await wait(Math.min(performance.now() - startedAt, LONGEST_REST), signal);
      }
    },
  };
}

/** What is broken off by the server's end is no fault. */
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
