import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { presetFits, USUAL_QUALITY, type WantedPicture } from './picture-query.ts';
import { isLayerPath } from './picture-storage.ts';
import type { Renditions } from './renditions.ts';

export interface AvifJob {
  /** Lets what is being made be finished. */
  stop(): Promise<void>;
}

interface AvifJobParts {
  readonly renditions: Renditions;
  /** Hash of the pictures that are served; null: there are none. */
  readonly currentHash: () => Promise<string | null>;
  readonly random: () => number;
  readonly logger: Logger;
}

/** Visitors who come at once after the start are served first. */
const LOOK_EVERY_MS = 20_000;

/** Makes AVIF of what was published, in the background, as soon as something else is served. */
export function startAvifJob({ renditions, currentHash, random, logger }: AvifJobParts): AvifJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    let finished: string | null = null;
    while (!signal.aborted) {
      await rest(LOOK_EVERY_MS, signal);
      const hash = signal.aborted ? null : await currentHash();
      if (hash === null || hash === finished) continue;
      const made = await makeAvifs(renditions, random, signal);
      if (signal.aborted) return;
      finished = hash;
      logger.info({ hash, made }, 'AVIF pictures made');
    }
  };
  const done = work().catch((error: unknown) => logger.error({ err: error }, 'AVIF pictures are no longer made'));
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/**
 * One pass over everything, in which what is there already is passed over: it goes on where it was stopped. Rests as long as it worked,
 * so that it takes half a core. Several processes take different pictures because each goes in an order of its own. Resolves with the
 * number made.
 */
export async function makeAvifs(renditions: Renditions, random: () => number, signal: AbortSignal): Promise<number> {
  let made = 0;
  for (const { path, wanted } of inOrder(await renditions.storage.list(), random)) {
    if (signal.aborted) return made;
    const startedAt = performance.now();
    if (!(await renditions.makeAvif(path, wanted))) continue;
    made += 1;
    await rest(performance.now() - startedAt, signal);
  }
  return made;
}

/** Layers and cards first; these are what visitors see most. */
function inOrder(paths: readonly string[], random: () => number) {
  return paths
    .flatMap((path) => wantedOf(path).map((wanted) => ({ path, wanted, rank: rankOf(path, wanted), drawn: random() })))
    .toSorted((a, b) => a.rank - b.rank || a.drawn - b.drawn);
}

function rankOf(path: string, { fit: { width } }: WantedPicture): number {
  const isEarly = isLayerPath(path) || /^houses\/[^/]+\/card\./.test(path);
  return isEarly && (width === null || !rareWidths.includes(width)) ? 0 : 1;
}

/** Widths that the stage asks for: of telephones, of tablets and small screens, of large ones; then those between. */
const usualWidths = [960, 1280, 1920];
const rareWidths = [640, 1600, 2560];

/** The sizes in which the web asks for a picture. */
function wantedOf(path: string): WantedPicture[] {
  if (!/\.(webp|png|jpe?g)$/.test(path)) return [];
  const fits =
    isLayerPath(path) || path.startsWith('splash.')
      ? [...usualWidths, ...rareWidths].map(upTo)
      : (presetsOf(path) ?? [upTo(1280)]);
  return fits.map((fit) => ({ fit, quality: USUAL_QUALITY, format: 'avif' }));
}

function upTo(width: number): WantedPicture['fit'] {
  return { mode: 'max', width, height: null };
}

function presetsOf(path: string): WantedPicture['fit'][] | null {
  if (path.startsWith('houses/') || path.startsWith('bundles/')) return [presetFits.houselist, presetFits.desktop];
  if (path.startsWith('palette/')) return [presetFits.palette];
  return path.startsWith('products/') ? [presetFits.palette, presetFits.moreinformation] : null;
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  // An abort ends the rest early.
  await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
