import type { Database } from '../../db/connect.ts';
import type { ReadRange } from './current-range.ts';
import { listPublishedPictures } from './published-pictures.repository.ts';

/** The shortest time between two checks of the database for a range that another process has published, in ms. */
const LOOK_EVERY_MS = 5000;

/**
 * Returns a function that classifies the hash of a range's pictures. `current`: the pictures of the range in use. `earlier`: the pictures
 * of another published range, perhaps of a range that another server process has published since. Null: unknown. Throws if only the
 * database knows the answer and does not respond.
 * @param now milliseconds since 1970
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
