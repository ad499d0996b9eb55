import { rangeState } from '@gavel/range';
import type { StartPrice } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Kept } from '../../adapters/kept/kept-file.ts';
import type { Database } from '../../db/connect.ts';
import { publishAtStart, type SendPictures, tellEarlier, tellUnchanged } from './publish-at-start.ts';
import { findLatestRange, wasPublished } from './range.repository.ts';
import type { ReadFolder } from './read-apart.ts';
import { findLatestRevision } from './revisions.repository.ts';

/** What the last start on this machine found out about a range folder. */
export const knownFolder = z.object({
  /** A hash of everything that decides the result of reading the folder (`rangeState`). */
  state: z.string(),
  /** The content hash of the folder’s range. If this range was published, the database stores the same hash. */
  contentHash: z.string(),
  pictureFaults: z.array(
    z.object({ file: z.string(), line: z.number(), column: z.number().exactOptional(), message: z.string() }),
  ),
});

interface FolderToPublish {
  readonly db: Database;
  readonly folder: string;
  readonly known: Kept<z.infer<typeof knownFolder>>;
  /** The time of the publication, milliseconds since 1970. */
  readonly now: number;
  /** Returns the computer’s own time, milliseconds since 1970. */
  readonly computerTime: () => number;
  readonly logger: Logger;
  readonly readFolder: ReadFolder;
  /** Called before anything is published; throws if publishing is not allowed. */
  readonly beforePublishing: () => Promise<void>;
  /** Set only if the pictures are served from a store, and not from the folder. */
  readonly sendPictures?: SendPictures | undefined;
}

/** Results that were calculated while the range was checked, so that they need not be calculated again. */
export interface WorkedOut {
  /** The content hash of the range, the same as in the database. */
  readonly contentHash: string;
  readonly startPrices: readonly StartPrice[];
}

/**
 * Reads the range folder and publishes its range with `publishAtStart`. A folder that is unchanged since the last start is not
 * read if its range was published (`isToldOf`). Returns null if the folder was not read, is broken, or could not be stored. Throws
 * the errors of `publishAtStart` and of `beforePublishing`.
 */
export async function publishFolder({
  db,
  folder,
  known,
  now,
  computerTime,
  logger,
  readFolder,
  beforePublishing,
  sendPictures,
}: FolderToPublish): Promise<WorkedOut | null> {
  const state = rangeState(folder, now, computerTime());
  const last = await known.read();
  if (last && last.state === state && (await isToldOf(db, folder, last, logger))) return null;
  const read = await readFolder(folder, now);
  await beforePublishing();
  const contentHash = await publishAtStart(db, folder, read, logger, new Date(now), sendPictures);
  // The folder may have changed while it was read. Then its state does not describe the range that was read, so do not store it.
  const isSame = state !== null && state === rangeState(folder, now, computerTime());
  if (contentHash !== null && isSame) await known.write({ state, contentHash, pictureFaults: [...read.pictureFaults] });
  return contentHash === null ? null : { contentHash, startPrices: read.startPrices };
}

/**
 * Logs whether the range of the folder is in use, or was published before a later range. Returns false, and logs nothing, if the
 * range of the folder was never published, or if the database has no source texts.
 */
async function isToldOf(
  db: Database,
  folder: string,
  { contentHash, pictureFaults }: z.infer<typeof knownFolder>,
  logger: Logger,
): Promise<boolean> {
  // The range was published by an earlier version of the program, which did not store source texts. So the source texts must still be
  // stored.
  if (!(await findLatestRevision(db))) return false;
  if ((await findLatestRange(db))?.contentHash === contentHash) tellUnchanged(folder, pictureFaults, logger);
  else if (await wasPublished(db, contentHash)) tellEarlier(folder, logger);
  else return false;
  return true;
}
