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

/** What publishing did: nothing where the range is the one served already, or an earlier one. */
export interface StoredOutcome {
  readonly published: boolean;
  /** It was published before, and another one is served since. */
  readonly isEarlier: boolean;
  /** Somebody has edited the range in the browser since a folder was published, and a start does not overwrite that. */
  readonly isEdited: boolean;
  /** Titles of the houses whose model has a new version. */
  readonly newVersions: readonly string[];
  /** Names the range by what it says. */
  readonly contentHash: string;
}

/** How a range is stored. */
export interface Storing {
  /** Whether one that was published before, and another one since, is published once more (the default): only somebody who says so turns prices back. */
  readonly again?: boolean;
  /** What it was made of: the next revision, unless it is the latest one already. */
  readonly revision?: NewRevision | undefined;
  /** What has to happen before, in the same transaction; it throws where nothing may be published. */
  readonly before?: (tx: Database) => Promise<void>;
}

/**
 * Makes a range the one that is served. A house whose model differs from its newest version gets the next version; old ones stay.
 * Processes that publish at the same time take turns, so that the second finds the work done.
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
    const latest = await findLatestRange(tx);
    const isServed = latest?.contentHash === hash;
    if (isServed && revision) await storeRevision(tx, revision, latest.id, now);
    const stays = { published: false, isEarlier: false, isEdited: false, newVersions: [], contentHash: hash };
    if (isServed) return stays;
    if (!again && (await wasPublished(tx, hash))) return { ...stays, isEarlier: true };
    if (!again && (await isEditedSince(tx))) return { ...stays, isEdited: true };

    const versions = await findLatestVersions(tx);
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

async function isEditedSince(tx: Database): Promise<boolean> {
  const latest = await findLatestRevision(tx);
  return latest !== null && latest.origin !== 'folder';
}
