import type { Logger } from 'pino';
import type { Job, Schedule } from '../../adapters/jobs/jobs.ts';
import type { Wait } from '../../adapters/jobs/wait.ts';
import type { Fit } from '../../adapters/media/picture-sizes.ts';
import type { Renditions } from '../../adapters/media/renditions.ts';
import { presetFits, USUAL_QUALITY } from './picture-query.ts';

/** Visitors who come at once after the start are served first. */
const SCHEDULE: Schedule = { firstAfter: 20_000, every: 20_000 };

/** What of the renditions makes AVIF. */
export type AvifMaker = Pick<Renditions, 'storage' | 'makeAvif' | 'takeMissed'>;

interface AvifParts {
  readonly renditions: AvifMaker;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly wait: Wait;
}

interface AvifJobParts extends AvifParts {
  /** Hash of the pictures that are served; null: there are none. */
  readonly currentHash: () => Promise<string | null>;
  readonly logger: Logger;
}

/** Makes AVIF of what was published, as soon as something else is served; afterwards, of what visitors miss: it was thrown out, or broken on the disk. */
export function avifJob({ currentHash, logger, ...parts }: AvifJobParts): Job {
  let finished: string | null = null;
  return {
    name: 'make-avif-pictures',
    schedule: SCHEDULE,
    async run(signal) {
      const hash = await currentHash();
      const missed = parts.renditions.takeMissed();
      if (hash === null || (hash === finished && missed.size === 0)) return;
      const made = await makeAvifs(parts, signal, hash === finished ? missed : null);
      if (signal.aborted || (hash === finished && made === 0)) return;
      finished = hash;
      logger.info({ hash, made }, 'AVIF pictures made');
    },
  };
}

/**
 * One pass over everything, in which what is there already is passed over: it goes on where it was stopped. Rests as long as it worked,
 * so that it takes half a core, but not as long as it waited for visitors. Several processes take different pictures because each goes in an order of its own. Resolves with the
 * number made.
 * @param only the pictures it is about; null: all
 */
export async function makeAvifs(
  { renditions, random, wait }: AvifParts,
  signal: AbortSignal,
  only: ReadonlySet<string> | null = null,
): Promise<number> {
  let made = 0;
  const paths = only ? [...only] : await renditions.storage.list();
  for (const { path, wanted } of inOrder(paths, random)) {
    if (signal.aborted) return made;
    const startedAt = performance.now();
    if (!(await makeUnlessStopped(renditions, path, wanted, signal))) continue;
    made += 1;
    await wait(Math.min(performance.now() - startedAt, LONGEST_REST), signal);
  }
  return made;
}

/** Milliseconds. */
const LONGEST_REST = 5000;

/** What is broken off by the server's end is no fault. */
async function makeUnlessStopped(
  renditions: AvifParts['renditions'],
  path: string,
  wanted: Parameters<Renditions['makeAvif']>[1],
  signal: AbortSignal,
): Promise<boolean> {
  try {
    return await renditions.makeAvif(path, wanted);
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** What visitors see most comes first. */
function inOrder(paths: readonly string[], random: () => number) {
  return wantedPictures
    .flatMap(({ of, fits }, rank) =>
      paths.filter((path) => of.test(path)).flatMap((path) => fits.map((fit) => ({ path, fit, rank, drawn: random() }))),
    )
    .toSorted((a, b) => a.rank - b.rank || a.drawn - b.drawn)
    .map(({ path, fit }) => ({ path, wanted: { fit, quality: USUAL_QUALITY, format: 'avif' as const } }));
}

/** What fills the stage or a screen. */
const stagePictures = /^((exterior|interior)\/.+|splash|houses\/[^/]+\/garden|(sections|fullscreen)\/[^/]+)\.webp$/;
/** Widths of telephones, of tablets and small screens, of large ones; then those between. */
const usualWidths = [960, 1280, 1920].map(upTo);
const rareWidths = [640, 1600, 2560].map(upTo);
const listSizes = [upTo(480), upTo(768), upTo(960), upTo(160), presetFits.houselist];

/** The sizes in which the web asks for pictures, what is seen most first. */
const wantedPictures: readonly { readonly of: RegExp; readonly fits: readonly Fit[] }[] = [
  { of: /^houses\/[^/]+\/card\.webp$/, fits: listSizes },
  // What pages begin with, on a telephone.
  { of: /^(splash|houses\/[^/]+\/garden)\.webp$/, fits: [upTo(768)] },
  { of: stagePictures, fits: usualWidths },
  { of: /^houses\/[^/]+\/thumb-[^/]+\.webp$/, fits: listSizes },
  { of: /^bundles\/[^/]+\.webp$/, fits: [upTo(640), presetFits.houselist] },
  { of: /^palette\/[^/]+\.webp$/, fits: [presetFits.palette, upTo(480), presetFits.moreinformation] },
  { of: /^products\/[^/]+\.webp$/, fits: [presetFits.palette, presetFits.moreinformation] },
  { of: stagePictures, fits: rareWidths },
];

function upTo(width: number): Fit {
  return { mode: 'max', width, height: null };
}
