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

/** What became of a range folder at the last start on this machine. */
export const knownFolder = z.object({
  /** What `rangeState` said of it. */
  state: z.string(),
  /** Names the range that was made of it, as the database does. */
  contentHash: z.string(),
  pictureFaults: z.array(
    z.object({ file: z.string(), line: z.number(), column: z.number().exactOptional(), message: z.string() }),
  ),
});

interface FolderToPublish {
  readonly db: Database;
  readonly folder: string;
  readonly known: Kept<z.infer<typeof knownFolder>>;
  /** The day on which it is published, milliseconds since 1970. */
  readonly now: number;
  /** The computer's own time, milliseconds since 1970. */
  readonly computerTime: () => number;
  readonly logger: Logger;
  readonly readFolder: ReadFolder;
  /** What has to be done before anything is published; it throws where it may not be. */
  readonly beforePublishing: () => Promise<void>;
  /** Where pictures are served from elsewhere. */
  readonly sendPictures?: SendPictures | undefined;
}

/** What was worked out of a range while it was checked. */
export interface WorkedOut {
  /** Names the range, as the database does. */
  readonly contentHash: string;
  readonly startPrices: readonly StartPrice[];
}

/**
 * Publishes the range folder when it says something that was never published. One that has not changed since the last start is not even read:
 * null, as of one that is broken. Throws `NoRangeError`, and what `beforePublishing` throws.
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
  // A folder that changed while it was read has no state that says what was read.
  const isSame = state !== null && state === rangeState(folder, now, computerTime());
  if (contentHash !== null && isSame) await known.write({ state, contentHash, pictureFaults: [...read.pictureFaults] });
  return contentHash === null ? null : { contentHash, startPrices: read.startPrices };
}

/** Tells of a range that was published before. False: it never was. */
async function isToldOf(
  db: Database,
  folder: string,
  { contentHash, pictureFaults }: z.infer<typeof knownFolder>,
  logger: Logger,
): Promise<boolean> {
  // A version before revisions has published it: its texts are still to be stored.
  if (!(await findLatestRevision(db))) return false;
  if ((await findLatestRange(db))?.contentHash === contentHash) tellUnchanged(folder, pictureFaults, logger);
  else if (await wasPublished(db, contentHash)) tellEarlier(folder, logger);
  else return false;
  return true;
}
