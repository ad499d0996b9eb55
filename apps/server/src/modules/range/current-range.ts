import type { WebConfigurationId } from '@gavel/core';
import {
  type Guide,
  guideOf,
  type PublishedHouse,
  type PublishedMunicipality,
  type PublishedRange,
  StoredBodyError,
} from '@gavel/range';
import type { Logger } from 'pino';
import { lookedUp } from '../../cache/looked-up.ts';
import type { Database } from '../../db/connect.ts';
import { findLatestRange, findRangeBefore, readRange, readWebConfiguration } from './range.repository.ts';

/** The complete range (the builder's houses, answers and prices) that visitors see now. */
export interface CurrentRange extends PublishedRange {
  readonly contentHash: string;
  readonly houses: readonly CurrentHouse[];
}

export interface CurrentHouse extends PublishedHouse {
  readonly webConfigurationVersion: number;
  /** The house in the form that visitors get, with the range’s pictures. */
  readonly guide: Guide;
}

/** Returns the range that visitors see now. */
export type ReadRange = () => Promise<CurrentRange>;

interface RangeSources {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/**
 * Returns a function that returns the range that visitors see now. It keeps the range in memory until the database has a newer range, and
 * while the database does not respond. A newer range may be unreadable for this program, because a later version of the program stored it.
 * Then the function logs the error and returns the range in memory, or the newest range that it can read. Throws if no range was published,
 * or if no published range can be read.
 */
export function currentRange({ db, now, logger }: RangeSources): ReadRange {
  /**
   * The last range that could be read, and the id of the last row that was checked. If that row could not be read, the range is
   * of an earlier row.
   */
  let known: { readonly id: number; readonly range: CurrentRange } | null = null;

  const look = async (): Promise<CurrentRange> => {
    const latest = await findLatestRange(db);
    if (!latest) throw new Error('no range has been published');
    if (known?.id !== latest.id) known = { id: latest.id, range: await load(latest.id, latest.contentHash, known?.range) };
    return known.range;
  };
  const load = async (id: number, contentHash: string, before: CurrentRange | undefined): Promise<CurrentRange> => {
    try {
      return await loadRange(db, id, contentHash, before);
    } catch (error) {
      const readable = error instanceof StoredBodyError ? (before ?? (await loadBefore(db, id))) : null;
      if (!readable) throw error;
      logger.error({ err: error }, 'the range published last cannot be read; the one before goes on being served');
      return readable;
    }
  };
  return lookedUp({
    look,
    now,
    onTrouble: (error) => logger.error({ err: error }, 'the database does not answer: the range in memory goes on being served'),
    onceMore: () => logger.info('the database answers again'),
  });
}

/**
 * Returns the range that was published last. For some seconds after a publication, `readRange` may still return the earlier range,
 * which is too old to compare a draft with. If a later version of the program has published a range that this program cannot read,
 * returns the range that `readRange` returns, because visitors see that one.
 */
export async function lastPublishedRange(db: Database, readRange: ReadRange): Promise<CurrentRange> {
  const known = await readRange();
  const latest = await findLatestRange(db);
  if (!latest || latest.contentHash === known.contentHash) return known;
  try {
    return await loadRange(db, latest.id, latest.contentHash, known);
  } catch (error) {
    if (!(error instanceof StoredBodyError)) throw error;
    return known;
  }
}

/** Returns the house with this id, or with this title or key in upper or lower case. */
export function findHouse(range: CurrentRange, idOrName: string): CurrentHouse | undefined {
  const name = idOrName.toLocaleLowerCase('sv');
  return range.houses.find(
    ({ id, key, title }) => String(id) === idOrName || key === name || title.toLocaleLowerCase('sv') === name,
  );
}

/** Returns the municipality with this four-digit code, or with this name in upper or lower case. */
export function findMunicipality(range: CurrentRange, idOrName: string): PublishedMunicipality | undefined {
  const wanted = idOrName.toLocaleLowerCase('sv');
  return range.municipalities.find(({ id, name }) => id === idOrName || name.toLocaleLowerCase('sv') === wanted);
}

/**
 * Reads a published range from the database.
 * @param before the range that was in use until now; its web configurations are reused if they have not changed
 */
async function loadRange(db: Database, id: number, contentHash: string, before: CurrentRange | undefined): Promise<CurrentRange> {
  const stored = await readRange(db, id);
  if (!stored) throw new Error(`range ${id} is not in the database`);
  const known = new Map(
    before?.houses.map((house) => [versionName(house.webConfiguration.id, house.webConfigurationVersion), house]),
  );
  const houses = await Promise.all(
    stored.houses.map(async (house): Promise<CurrentHouse> => {
      const { id: configurationId, version } = house.webConfiguration;
      const name = versionName(configurationId, version);
      const webConfiguration = known.get(name)?.webConfiguration ?? (await readWebConfiguration(db, configurationId, version));
      if (!webConfiguration) throw new Error(`web configuration ${name} is not in the database`);
      const guide = guideOf(webConfiguration, stored.pictures);
      return { ...house, webConfiguration, webConfigurationVersion: version, guide };
    }),
  );
  return { ...stored, contentHash, houses };
}

/** Of the ranges before the range with this id, returns the newest that this program can read; null: it can read none of them. */
async function loadBefore(db: Database, id: number): Promise<CurrentRange | null> {
  const before = await findRangeBefore(db, id);
  if (!before) return null;
  try {
    return await loadRange(db, before.id, before.contentHash, undefined);
  } catch (error) {
    if (!(error instanceof StoredBodyError)) throw error;
    return loadBefore(db, before.id);
  }
}

function versionName(id: WebConfigurationId, version: number): string {
  return `${id} version ${version}`;
}
