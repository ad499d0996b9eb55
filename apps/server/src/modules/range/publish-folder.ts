import { rangeState } from '@gavel/range';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Kept } from '../../adapters/kept/kept-file.ts';
import type { Database } from '../../db/connect.ts';
import { publishAtStart, tellUnchanged } from './publish-at-start.ts';
import { findLatestRange } from './range.repository.ts';

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
}

/** Publishes the range folder when it says something new. One that has not changed since the last start is not even read. Throws `NoRangeError`. */
export async function publishFolder({ db, folder, known, now, computerTime, logger }: FolderToPublish): Promise<void> {
  const state = rangeState(folder, now, computerTime());
  const last = await known.read();
  if (last && last.state === state && (await findLatestRange(db))?.contentHash === last.contentHash) {
    tellUnchanged(folder, last.pictureFaults, logger);
    return;
  }
  const { publishRange } = await import('@gavel/range/publishing');
  const read = await publishRange(folder, now);
  const contentHash = await publishAtStart(db, folder, read, logger, new Date(now));
  // A folder that changed while it was read has no state that says what was read.
  const isSame = state !== null && state === rangeState(folder, now, computerTime());
  if (contentHash !== null && isSame) await known.write({ state, contentHash, pictureFaults: [...read.pictureFaults] });
}
