import type { PricePlaces } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { ReadRange } from '../range/current-range.ts';
import { findLatestRevision, type Revision, readRevision } from '../range/revisions.repository.ts';
import type { RangeWork } from './range-work.ts';

/** What editing the range takes. */
export interface RangeEditing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly rangeWork: RangeWork;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Gives the prices of a revision. */
export type ReadPrices = (revision: Revision) => Promise<PricePlaces>;

/** The latest revision. Throws `no-revision`: the range was published by a version that did not store texts. */
export async function latestRevision(db: Database): Promise<Revision> {
  const revision = await findLatestRevision(db);
  if (!revision) throw new AppError('no-revision');
  return revision;
}

/** Reads the prices of each revision once; the latest is remembered. */
export function rememberedPlaces({ db, rangeWork }: Pick<RangeEditing, 'db' | 'rangeWork'>): ReadPrices {
  let known: { readonly id: number; readonly places: Promise<PricePlaces> } | null = null;
  return (revision) => {
    if (known?.id === revision.id) return known.places;
    const places = readRevision(db, revision).then((written) => rangeWork.listPrices(written));
    known = { id: revision.id, places };
    places.catch(() => {
      if (known?.places === places) known = null;
    });
    return places;
  };
}
