import type { WebConfigurationId } from '@gavel/core';
import type { WebConfiguration } from '@gavel/range';
import { BoundedCache } from '../../cache/bounded-cache.ts';
import type { Database } from '../../db/connect.ts';
import type { CurrentRange } from './current-range.ts';
import { readWebConfiguration } from './range.repository.ts';

/** Gives a version of a house's model that was published at some time. Throws when there is none. */
export type ReadVersion = (range: CurrentRange, id: WebConfigurationId, version: number) => Promise<WebConfiguration>;

/** Earlier versions that are kept in memory; one takes about a megabyte. */
const KEPT = 50;

/** Takes versions that are served now from the range, and earlier ones from memory once they have been read. */
export function rememberedVersions(db: Database): ReadVersion {
  const earlier = new BoundedCache<Promise<WebConfiguration>>(KEPT);
  const read = async (id: WebConfigurationId, version: number) => {
    const found = await readWebConfiguration(db, id, version);
    if (!found) throw new Error(`web configuration ${id} version ${version} is not in the database`);
    return found;
  };
  return async ({ houses }, id, version) => {
    const house = houses.find((one) => one.webConfiguration.id === id && one.webConfigurationVersion === version);
    if (house) return house.webConfiguration;
    const key = `${id} ${version}`;
    try {
      return await earlier.get(key, () => read(id, version));
    } catch (error) {
      // What failed is tried again, not remembered.
      earlier.forget(key);
      throw error;
    }
  };
}
