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

/** What publishing did: nothing where the range is the one served already, or an earlier one. */
export interface StoredOutcome {
  readonly published: boolean;
  /** It was published before, and another one is served since. */
  readonly isEarlier: boolean;
  /** Titles of the houses whose model has a new version. */
  readonly newVersions: readonly string[];
  /** Names the range by what it says. */
  readonly contentHash: string;
}

/**
 * Makes a range the one that is served. A house whose model differs from its newest version gets the next version; old ones stay.
 * Processes that publish at the same time take turns, so that the second finds the work done.
 * @param again whether one that was published before, and another one since, is published once more: only somebody who says so turns prices back
 */
export function storeRange(db: Database, range: PublishedRange, now: Date, again = true): Promise<StoredOutcome> {
  const hash = contentHash(range);
  return whilePublishing(db, async (tx) => {
    const latest = await findLatestRange(tx);
    const isServed = latest?.contentHash === hash;
    if (isServed || (!again && (await wasPublished(tx, hash))))
      return { published: false, isEarlier: !isServed, newVersions: [], contentHash: hash };

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
    await insertRange(tx, { ...range, houses }, hash, now);
    return { published: true, isEarlier: false, newVersions, contentHash: hash };
  });
}
