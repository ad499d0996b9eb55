import type { PublishedHouse, PublishedMunicipality, PublishedRange } from '@gavel/range';
import type { Database } from '../../db/connect.ts';
import { findLatestRange, readRange, readWebConfiguration } from './range.repository.ts';

/** The range that is served, whole. */
export interface CurrentRange extends PublishedRange {
  readonly contentHash: string;
  readonly houses: readonly CurrentHouse[];
}

export interface CurrentHouse extends PublishedHouse {
  readonly webConfigurationVersion: number;
}

/** Gives the range that is served. */
export type ReadRange = () => Promise<CurrentRange>;

/** Another process may have published: look that often. */
const LOOK_EVERY_MS = 5000;

/** Gives the range that is served, from memory as long as none is newer. Throws when none was ever published. @param now milliseconds since 1970 */
export function currentRange(db: Database, now: () => number): ReadRange {
  let known: { readonly id: number; readonly range: CurrentRange } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<CurrentRange> | null = null;

  const look = async (): Promise<CurrentRange> => {
    const latest = await findLatestRange(db);
    if (!latest) throw new Error('no range has been published');
    if (known?.id !== latest.id) known = { id: latest.id, range: await loadRange(db, latest.id, latest.contentHash) };
    lookedAt = now();
    return known.range;
  };
  return async () => {
    if (known && now() - lookedAt < LOOK_EVERY_MS) return known.range;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
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

async function loadRange(db: Database, id: number, contentHash: string): Promise<CurrentRange> {
  const stored = await readRange(db, id);
  if (!stored) throw new Error(`range ${id} is not in the database`);
  const houses = await Promise.all(
    stored.houses.map(async (house): Promise<CurrentHouse> => {
      const { id: configurationId, version } = house.webConfiguration;
      const webConfiguration = await readWebConfiguration(db, configurationId, version);
      if (!webConfiguration) throw new Error(`web configuration ${configurationId} version ${version} is not in the database`);
      return { ...house, webConfiguration, webConfigurationVersion: version };
    }),
  );
  return { ...stored, contentHash, houses };
}
