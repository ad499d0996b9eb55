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
  /** The folder in which finished pictures are cached; several processes may share it. */
  readonly cacheFolder: string;
  readonly cacheBytes: number;
  /**
   * The store that several machines share: each machine uses the pictures that other machines have put into the store. Null: this machine
   * makes all its pictures itself.
   */
  readonly store?: ObjectStore | null;
  readonly avif: Pick<AvifEncoder, 'encode'> & Partial<Pick<AvifEncoder, 'rest'>>;
  readonly logger: Logger;
  readonly onLookUp?: (isKept: boolean) => void;
}

/**
 * Opens the renditions (resized and re-encoded pictures) of this process. A process calls it only once, because it creates the queue that
 * limits concurrent encodings.
 */
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
