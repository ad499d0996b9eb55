import { type Fault, type PublishedRange, printFault } from '@gavel/range';
import type { WrittenRange } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import { contentHash as hashOf } from './content-hash.ts';
import { findLatestRange, wasPublished } from './range.repository.ts';
import { fromFolder, type NewRevision } from './revisions.repository.ts';
import { isEditedSince, type StoredOutcome, storeRange } from './store-range.ts';

/** The result of reading a range folder; `range` is null if it has faults. */
export interface ReadOutcome {
  readonly range: PublishedRange | null;
  readonly faults: readonly Fault[];
  /** Faults of pictures. They do not prevent publishing. */
  readonly pictureFaults?: readonly Fault[];
  /** The source texts of the range; missing or null: they are not stored. */
  readonly written?: WrittenRange | null;
}

/** Copies the pictures of a range folder to the store that serves them. */
export type SendPictures = () => Promise<void>;

/** The range cannot be published, and no earlier range can be served instead. The message lists every fault on its own line. */
export class NoRangeError extends Error {
  override readonly name = 'NoRangeError';
}

/**
 * Publishes the range of a folder, unless its content was published before, or the range in use was edited in the browser. So a
 * server that starts with an older folder does not restore old prices. If the range is broken or cannot be stored, the function
 * logs that, and the latest published range stays in use. If no range was ever published, throws `NoRangeError`, or the error of
 * storing. Returns the content hash of the range that was read; null: it is broken or could not be stored.
 * @param sendPictures copies the folder’s pictures to the store that serves them, before the range is published
 */
export async function publishAtStart(
  db: Database,
  folder: string,
  read: ReadOutcome,
  logger: Logger,
  now: Date,
  sendPictures: SendPictures = async () => {},
): Promise<string | null> {
  const { range, faults, pictureFaults = [], written } = read;
  if (range) {
    const stored = await storeNew(db, range, now, sendPictures, written ? fromFolder(written) : undefined).catch(
      async (error: unknown) => {
        if (!(await findLatestRange(db).catch(() => null))) throw error;
        logger.error(
          { folder, err: error },
          'the range could not be stored and was not published; the one published last is served',
        );
        return null;
      },
    );
    if (!stored) return null;
    const { published, isEarlier, isEdited, newVersions, contentHash } = stored;
    if (published) {
      logger.info({ folder, houses: range.houses.length, newVersions }, 'range published');
      tellPictureFaults(folder, pictureFaults, logger);
    } else if (isEarlier) tellEarlier(folder, logger);
    else if (isEdited) tellEdited(folder, logger);
    else tellUnchanged(folder, pictureFaults, logger);
    return contentHash;
  }
  for (const fault of faults) logger.error({ folder, file: fault.file, line: fault.line }, `${folder}/${printFault(fault)}`);
  if (await findLatestRange(db)) {
    logger.error(
      { folder, faults: faults.length },
      'the range is broken and was not published; the one published last is served',
    );
    return null;
  }
  const lines = faults.map((fault) => `${folder}/${printFault(fault)}`);
  throw new NoRangeError([`The range in ${folder} is broken, and no earlier one is published:`, ...lines].join('\n'));
}

/**
 * Copies the pictures if the range will be published, and stores the range. Processes that start at the same time copy the same pictures,
 * which does no harm.
 */
async function storeNew(
  db: Database,
  range: PublishedRange,
  now: Date,
  sendPictures: SendPictures,
  revision: NewRevision | undefined,
): Promise<StoredOutcome> {
  const isNew = !(await wasPublished(db, hashOf(range)));
  // The pictures of a folder that is not published would replace those of the range in use.
  if (isNew && !(await isEditedSince(db))) await sendPictures();
  return storeRange(db, range, now, { again: false, revision });
}

/** Logs that the range of the folder is already in use. Faults of its pictures are logged at every start. */
export function tellUnchanged(folder: string, pictureFaults: readonly Fault[], logger: Logger): void {
  logger.info({ folder }, 'range unchanged');
  tellPictureFaults(folder, pictureFaults, logger);
}

/** Logs that the range of the folder was published before, and that a later range is in use. */
export function tellEarlier(folder: string, logger: Logger): void {
  logger.warn(
    { folder },
    `the range in ${folder} was published before, and another one since, which is served. To publish it again: npm run range -- publish ${folder}`,
  );
}

function tellEdited(folder: string, logger: Logger): void {
  logger.warn(
    { folder },
    `the range in ${folder} was not published, because the one served was edited in the browser since. To keep those edits: npm run range -- export ${folder}. To replace them: npm run range -- publish ${folder}`,
  );
}

function tellPictureFaults(folder: string, faults: readonly Fault[], logger: Logger): void {
  for (const fault of faults) logger.warn({ folder, file: fault.file }, `${folder}/${printFault(fault)}`);
}
