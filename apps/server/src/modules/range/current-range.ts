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
import { findLatestRange, readRange, readWebConfiguration } from './range.repository.ts';

/** The range that is served, whole. */
export interface CurrentRange extends PublishedRange {
  readonly contentHash: string;
  readonly houses: readonly CurrentHouse[];
}

export interface CurrentHouse extends PublishedHouse {
  readonly webConfigurationVersion: number;
  /** What visitors see of it, with the range's pictures. */
  readonly guide: Guide;
}

/** Gives the range that is served. */
export type ReadRange = () => Promise<CurrentRange>;

interface RangeSources {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/**
 * Gives the range that is served, from memory as long as none is newer, and for as long as the database does not say. A newer one that this
 * program cannot read, because a later program has stored it, is logged, and the one that is known goes on being served. Throws when none
 * was ever published or none could be read.
 */
export function currentRange({ db, now, logger }: RangeSources): ReadRange {
  /** `id` of the row that was looked at last, whether it could be read or not. */
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
      if (!before || !(error instanceof StoredBodyError)) throw error;
      logger.error({ err: error }, 'the range published last cannot be read; the one before goes on being served');
      return before;
    }
  };
  return lookedUp({
    look,
    now,
    onTrouble: (error) => logger.error({ err: error }, 'the database does not answer: the range in memory goes on being served'),
    onceMore: () => logger.info('the database answers again'),
  });
}

/** By id, or by title or key whatever the case. */
export function findHouse(range: CurrentRange, idOrName: string): CurrentHouse | undefined {
  const name = idOrName.toLocaleLowerCase('sv');
  return range.houses.find(
    ({ id, key, title }) => String(id) === idOrName || key === name || title.toLocaleLowerCase('sv') === name,
  );
}

/** By four-digit code, or by name whatever the case. */
export function findMunicipality(range: CurrentRange, idOrName: string): PublishedMunicipality | undefined {
  const wanted = idOrName.toLocaleLowerCase('sv');
  return range.municipalities.find(({ id, name }) => id === idOrName || name.toLocaleLowerCase('sv') === wanted);
}

/** @param before what was served until now: a version that is in memory is not read again */
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

function versionName(id: WebConfigurationId, version: number): string {
  return `${id} version ${version}`;
}
