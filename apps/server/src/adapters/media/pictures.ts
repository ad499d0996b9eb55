import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Drawings, drawings } from './drawings.ts';
import { limitSharp } from './encode-picture.ts';
import { EncodingQueue } from './encoding-queue.ts';
import { faultLog } from './fault-log.ts';
import type { PictureStorage } from './picture-storage.ts';
import { RenditionCache } from './rendition-cache.ts';
import { Renditions } from './renditions.ts';

/** Everything that has to do with pictures, for the routes. */
export interface Pictures {
  readonly renditions: Renditions;
  readonly drawings: Drawings;
  /** Whether pictures were published under this hash: now, once, or never (null). */
  ageOf(hash: string): Promise<'current' | 'earlier' | null>;
}

export interface PictureSettings {
  readonly storage: PictureStorage;
  /** For finished pictures; several processes may share it. */
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  readonly logger: Logger;
  readonly ageOf: Pictures['ageOf'];
}

/** One of these serves the whole process, because it holds the queue that keeps two encodings from becoming more. */
export function openPictures({ storage, cacheFolder, cacheBytes, logger, ageOf }: PictureSettings): Pictures {
  limitSharp();
  const cache = new RenditionCache({ folder: join(cacheFolder, 'renditions'), largestBytes: cacheBytes, logger, now: Date.now });
  return {
    renditions: new Renditions({ storage, cache, queue: new EncodingQueue(), tellFault: faultLog(logger) }),
    drawings: drawings(),
    ageOf,
  };
}
