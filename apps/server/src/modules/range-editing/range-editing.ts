import type { Places, WrittenRange } from '@gavel/range/publishing';
import type { Logger } from 'pino';
import type { Database } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mails } from '../people/mail/mails.ts';
import type { ReadRange } from '../range/current-range.ts';
import type { ReadVersion } from '../range/remembered-versions.ts';
import { findLatestRevision, type Revision, readRevision } from '../range/revisions.repository.ts';
import type { RangeWork } from './work/range-work.ts';

/** The dependencies of range editing. */
export interface RangeEditing {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly rangeWork: RangeWork;
  readonly readVersion: ReadVersion;
  readonly mails: Mails;
  /**
   * If the price of a house changes by more than this number of percent, a second person must approve the draft; null: no draft needs an
   * approval.
   */
  readonly reviewAbove: number | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** Returns where the prices, texts and rules are in the files of a revision. */
export type ReadPlaces = (revision: Revision) => Promise<Places>;

/**
 * Returns the latest published revision. Throws `no-revision` if there is none, because an earlier version of the server, which did not
 * store the source files, published the range.
 */
export async function latestRevision(db: Database): Promise<Revision> {
  const revision = await findLatestRevision(db);
  if (!revision) throw new AppError('no-revision');
  return revision;
}

/**
 * Returns a function that finds the prices, texts and rules of a revision. It keeps the result of its last call in memory.
 */
export function rememberedPlaces(editing: Pick<RangeEditing, 'db' | 'rangeWork'>): ReadPlaces {
  return rememberedOf(editing, (written) => editing.rangeWork.listPlaces(written));
}

/** Returns a function that reads the source files of a revision. It keeps the result of its last call in memory. */
export function rememberedText(editing: Pick<RangeEditing, 'db'>): (revision: Revision) => Promise<WrittenRange> {
  return rememberedOf(editing, async (written) => written);
}

function rememberedOf<Known>({ db }: Pick<RangeEditing, 'db'>, read: (written: WrittenRange) => Promise<Known>) {
  let known: { readonly id: number; readonly what: Promise<Known> } | null = null;
  return (revision: Revision): Promise<Known> => {
    if (known?.id === revision.id) return known.what;
    const what = readRevision(db, revision).then(read);
    known = { id: revision.id, what };
    what.catch(() => {
      if (known?.what === what) known = null;
    });
    return what;
  };
}
