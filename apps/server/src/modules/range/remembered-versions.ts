import type { WebConfigurationId } from '@gavel/core';
import { StoredBodyError, type WebConfiguration } from '@gavel/range';
import type { Logger } from 'pino';
import { BoundedCache } from '../../cache/bounded-cache.ts';
import type { Database } from '../../db/connect.ts';
import type { CurrentRange } from './current-range.ts';
import { readWebConfiguration } from './range.repository.ts';

/** Returns the published version with this number of a house’s web configuration. Throws if it does not exist. */
export type ReadVersion = (range: CurrentRange, id: WebConfigurationId, version: number) => Promise<WebConfiguration>;

/** The size of the cache of earlier versions in bytes, enough for about fifty typical versions. */
const LARGEST = 32_000_000;
/** The measured memory of a version, in bytes for each character of its JSON. */
const BYTES_PER_LETTER = 1.8;

/**
 * Returns a function that reads current versions from the range in memory, and earlier versions from a cache or the database. If
 * this program cannot read a stored version, the function logs this once for each version. Otherwise the operator would not learn
 * of it, because visitors see only that the house does not exist.
 */
export function rememberedVersions(db: Database, logger: Pick<Logger, 'error'>): ReadVersion {
  const earlier = new BoundedCache<{ readonly found: WebConfiguration; readonly bytes: number }>(LARGEST, ({ bytes }) => bytes);
  const reading = new Map<string, Promise<WebConfiguration>>();
  const unreadable = new Set<string>();
  const read = async (key: string, id: WebConfigurationId, version: number) => {
    try {
      const found = await readWebConfiguration(db, id, version);
      if (!found) throw new Error(`web configuration ${id} version ${version} is not in the database`);
      earlier.put(key, { found, bytes: JSON.stringify(found).length * BYTES_PER_LETTER });
      return found;
    } catch (error) {
      if (error instanceof StoredBodyError && !unreadable.has(key)) {
        unreadable.add(key);
        logger.error({ err: error }, 'a stored version of a house model cannot be read');
      }
      throw error;
    } finally {
      reading.delete(key);
    }
  };
  return async ({ houses }, id, version) => {
    const house = houses.find((one) => one.webConfiguration.id === id && one.webConfigurationVersion === version);
    if (house) return house.webConfiguration;
    const key = `${id} ${version}`;
    const known = earlier.find(key);
    if (known) return known.found;
    const found = reading.get(key) ?? read(key, id, version);
    reading.set(key, found);
    return found;
  };
}
