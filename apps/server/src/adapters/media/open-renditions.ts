import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AvifEncoder } from './avif-encoder.ts';
import { limitSharp } from './encode-picture.ts';
import { EncodingQueue } from './encoding-queue.ts';
import { faultLog } from './fault-log.ts';
import type { PictureStorage } from './picture-storage.ts';
import { RenditionCache } from './rendition-cache.ts';
import { Renditions } from './renditions.ts';

export interface RenditionSettings {
  readonly storage: PictureStorage;
  /** For finished pictures; several processes may share it. */
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  readonly avif: Pick<AvifEncoder, 'encode'>;
  readonly logger: Logger;
  readonly onLookUp?: (isKept: boolean) => void;
}

/** One of these serves the whole process, because it holds the queue that keeps two encodings from becoming more. */
export function openRenditions({
  storage,
  cacheFolder,
  cacheBytes,
  avif,
  logger,
  onLookUp = () => {},
}: RenditionSettings): Renditions {
  limitSharp();
  const cache = new RenditionCache({ folder: join(cacheFolder, 'renditions'), largestBytes: cacheBytes, logger, now: Date.now });
  return new Renditions({ storage, cache, queue: new EncodingQueue(), avif, tellFault: faultLog(logger), onLookUp });
}
