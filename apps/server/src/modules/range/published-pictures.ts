import type { Database } from '../../db/connect.ts';
import type { ReadRange } from './current-range.ts';
import { listPublishedPictures } from './published-pictures.repository.ts';

/** Another process may have published: look that often, however many ask. */
const LOOK_EVERY_MS = 5000;

/**
 * Tells whether a hash of pictures is that of the range served now, of one published at another time (also by a process that is ahead of
 * this one), or of none (null). @param now milliseconds since 1970
 */
export function pictureAges(db: Database, currentRange: ReadRange, now: () => number) {
  let published: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async (hash: string): Promise<'current' | 'earlier' | null> => {
    if ((await currentRange()).pictures?.hash === hash) return 'current';
    if (!(await published).has(hash) && now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now();
      published = listPublishedPictures(db);
      published.catch(() => {
        published = Promise.resolve(new Set());
      });
    }
    return (await published).has(hash) ? 'earlier' : null;
  };
}
