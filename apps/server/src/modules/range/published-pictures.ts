import type { Database } from '../../db/connect.ts';
import type { ReadRange } from './current-range.ts';
import { listPublishedPictures } from './published-pictures.repository.ts';

/** Another process may have published: look that often, however many ask. */
const LOOK_EVERY_MS = 5000;

/**
 * Tells whether a hash of pictures is that of the range served now, of one published at another time (also by a process that is ahead of
 * this one), or of none (null). Throws where only the database knows and does not answer. @param now milliseconds since 1970
 */
export function pictureAges(db: Database, currentRange: ReadRange, now: () => number) {
  let published: ReadonlySet<string> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  const look = async () => {
    published = await listPublishedPictures(db);
    lookedAt = now();
  };
  return async (hash: string): Promise<'current' | 'earlier' | null> => {
    if ((await currentRange()).pictures?.hash === hash) return 'current';
    if (!published.has(hash) && now() - lookedAt >= LOOK_EVERY_MS) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    }
    return published.has(hash) ? 'earlier' : null;
  };
}
