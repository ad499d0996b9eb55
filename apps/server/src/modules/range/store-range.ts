import type { PublishedRange, StoredHouse } from '@gavel/range';
import type { Database } from '../../db/connect.ts';
import { contentHash } from './content-hash.ts';
import {
  findLatestRange,
  findLatestVersions,
  insertRange,
  insertWebConfiguration,
  wasPublished,
  whilePublishing,
} from './range.repository.ts';
import { findLatestRevision, type NewRevision, storeRevision } from './revisions.repository.ts';

/**
 * The result of storing a range. The range is not published again if it is already in use, or if it was published earlier and `again` is
 * false.
 */
export interface StoredOutcome {
  readonly published: boolean;
  /** Whether the range was not published, because it was published before and another range has been published since. */
  readonly isEarlier: boolean;
  /**
   * Whether the range was not published, because the range in use was edited in the browser after a folder was last published. Only
   * the start of a server leaves out its folder then.
   */
  readonly isEdited: boolean;
  /** Titles of the houses whose model has a new version. */
  readonly newVersions: readonly string[];
  /** The hash of the range’s content. */
  readonly contentHash: string;
}

/** Options for storing a range. */
export interface Storing {
  /**
   * Whether a range that was published earlier is published again (default: true). The start of a server passes false, so that it does
   * not restore old prices.
   */
  readonly again?: boolean;
  /** The source files of the range, see `storeRevision`. */
  readonly revision?: NewRevision | undefined;
  /** Called at the beginning of the transaction that stores the range; throws if publishing is not allowed. */
  readonly before?: (tx: Database) => Promise<void>;
}

/**
 * Publishes a range. A house whose model differs from its newest version, or whose newest version this program cannot read, gets a new
 * version; old versions stay. If two processes publish the same range at the same time, the second process waits, and then finds
 * the range already published.
 */
export function storeRange(
  db: Database,
  range: PublishedRange,
  now: Date,
  { again = true, revision, before }: Storing = {},
): Promise<StoredOutcome> {
  const hash = contentHash(range);
  return whilePublishing(db, async (tx) => {
    await before?.(tx);
    const [latest, versions] = [await findLatestRange(tx), await findLatestVersions(tx)];
    const isServed = latest?.contentHash === hash && latest.isKnownFormat && areReadable(range, versions);
    if (isServed && revision) await storeRevision(tx, revision, latest.id, now);
    const stays = { published: false, isEarlier: false, isEdited: false, newVersions: [], contentHash: hash };
    if (isServed) return stays;
    if (!again && (await wasPublished(tx, hash))) return { ...stays, isEarlier: true };
    if (!again && (await isEditedSince(tx))) return { ...stays, isEdited: true };

    const houses: StoredHouse[] = [];
    const newVersions: string[] = [];
    for (const { webConfiguration, ...house } of range.houses) {
      const modelHash = contentHash(webConfiguration);
      const newest = versions.get(webConfiguration.id);
      const isNew = newest?.contentHash !== modelHash;
      const version = (newest?.version ?? 0) + Number(isNew);
      if (isNew) {
        await insertWebConfiguration(tx, version, webConfiguration, modelHash, now);
        newVersions.push(house.title);
      }
      houses.push({ ...house, webConfiguration: { id: webConfiguration.id, version } });
    }
    const id = await insertRange(tx, { ...range, houses }, hash, now);
    if (revision) await storeRevision(tx, revision, id, now);
    return { published: true, isEarlier: false, isEdited: false, newVersions, contentHash: hash };
  });
}

/** Returns whether this program can read the newest versions of a range's houses. A later version of the program may have stored them. */
function areReadable({ houses }: PublishedRange, versions: Awaited<ReturnType<typeof findLatestVersions>>): boolean {
  return houses.every(({ webConfiguration }) => versions.get(webConfiguration.id)?.contentHash !== null);
}

/** Returns whether the range was edited in the browser after a folder was last published. */
export async function isEditedSince(tx: Database): Promise<boolean> {
  const latest = await findLatestRevision(tx);
  return latest !== null && latest.origin !== 'folder';
}
