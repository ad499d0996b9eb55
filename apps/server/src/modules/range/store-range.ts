import type { PublishedRange, StoredHouse } from '@gavel/range';
import type { Database } from '../../db/connect.ts';
import { contentHash } from './content-hash.ts';
import { findLatestRange, findLatestVersions, insertRange, insertWebConfiguration, whilePublishing } from './range.repository.ts';

/** What publishing did: nothing where the range is the one served already. */
export interface StoredOutcome {
  readonly published: boolean;
  /** Titles of the houses whose model has a new version. */
  readonly newVersions: readonly string[];
  /** Names the range by what it says. */
  readonly contentHash: string;
}

/**
 * Makes a range the one that is served. A house whose model differs from its newest version gets the next version; old ones stay.
 * Processes that publish at the same time take turns, so that the second finds the work done.
 */
export function storeRange(db: Database, range: PublishedRange, now: Date): Promise<StoredOutcome> {
  const hash = contentHash(range);
  return whilePublishing(db, async (tx) => {
    const latest = await findLatestRange(tx);
    if (latest?.contentHash === hash) return { published: false, newVersions: [], contentHash: hash };

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
    return { published: true, newVersions, contentHash: hash };
  });
}
