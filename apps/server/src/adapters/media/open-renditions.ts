import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AvifEncoder } from './avif-encoder.ts';
import { limitSharp } from './encode-picture.ts';
import { EncodingQueue } from './encoding-queue.ts';
import { faultLog } from './fault-log.ts';
import type { ObjectStore } from './object-store.ts';
import type { PictureStorage } from './picture-storage.ts';
import { RenditionCache } from './rendition-cache.ts';
import { Renditions } from './renditions.ts';
import { sharedRenditions } from './shared-renditions.ts';

export interface RenditionSettings {
  readonly storage: PictureStorage;
  /** For finished pictures; several processes may share it. */
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  /** Where machines find what another one has made; null: each makes its own. */
  readonly store?: ObjectStore | null;
  readonly avif: Pick<AvifEncoder, 'encode'> & Partial<Pick<AvifEncoder, 'rest'>>;
  readonly logger: Logger;
  readonly onLookUp?: (isKept: boolean) => void;
}

/** One of these serves the whole process, because it holds the queue that keeps two encodings from becoming more. */
export function openRenditions({
  storage,
  cacheFolder,
  cacheBytes,
  store = null,
  avif,
  logger,
  onLookUp = () => {},
}: RenditionSettings): Renditions {
  limitSharp();
  const disk = new RenditionCache({ folder: join(cacheFolder, 'renditions'), largestBytes: cacheBytes, logger, now: Date.now });
  const cache = store ? sharedRenditions(disk, store, logger) : disk;
  const queue = new EncodingQueue({ onPressing: () => avif.rest?.() });
  return new Renditions({ storage, cache, queue, avif, tellFault: faultLog(logger), onLookUp });
}
