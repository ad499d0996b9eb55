import { type Fault, type PublishedRange, printFault } from '@gavel/range';
import type { WrittenRange } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import { contentHash as hashOf } from './content-hash.ts';
import { findLatestRange, wasPublished } from './range.repository.ts';
import { fromFolder, type NewRevision } from './revisions.repository.ts';
import { type StoredOutcome, storeRange } from './store-range.ts';

/** What was read from a range folder; `range` is null when it has faults. */
export interface ReadOutcome {
  readonly range: PublishedRange | null;
  readonly faults: readonly Fault[];
  /** The range is published in spite of these. */
  readonly pictureFaults?: readonly Fault[];
  /** What it was built from; absent or null: nobody keeps it. */
  readonly written?: WrittenRange | null;
}

/** Brings a folder's pictures to where they are served from. */
export type SendPictures = () => Promise<void>;

/** The range cannot be published and no earlier one is there to be served. The message lists every fault, a line each. */
export class NoRangeError extends Error {
  override readonly name = 'NoRangeError';
}

/**
 * Publishes what was read of the range folder when it says something that was never published: a server that is started with an older folder
 * beside others does not turn prices back for everybody. A broken one is refused, every fault logged, and the range published last goes on being
 * served, as it is when the new one cannot be stored; throws `NoRangeError`, or what kept it from being stored, where there is none. Resolves with
 * what names the content of the range that was read; null: it is broken.
 * @param sendPictures brings the folder's pictures to where they are served from, before a range is that has them
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

/** Another process that publishes the same meanwhile sends the same. */
async function storeNew(
  db: Database,
  range: PublishedRange,
  now: Date,
  sendPictures: SendPictures,
  revision: NewRevision | undefined,
): Promise<StoredOutcome> {
  if (!(await wasPublished(db, hashOf(range)))) await sendPictures();
  return storeRange(db, range, now, { again: false, revision });
}

/** The range is the one served already. What is wrong with its pictures is said at every start. */
export function tellUnchanged(folder: string, pictureFaults: readonly Fault[], logger: Logger): void {
  logger.info({ folder }, 'range unchanged');
  tellPictureFaults(folder, pictureFaults, logger);
}

/** The range was published before, and another one since, which is served. */
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
