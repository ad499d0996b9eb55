import type { Database } from '../../db/connect.ts';
import type { ReadRange } from './current-range.ts';
import { listPublishedPictures } from './published-pictures.repository.ts';

/** The shortest time between two checks of the database for a range that another process has published, in ms. */
const LOOK_EVERY_MS = 5000;

/**
 * How long new pictures count as `earlier`, in ms. During this time the process may still have the old bytes: its list of the
 * pictures in the store is up to 30 seconds old, and its folder may be the old one until the process restarts.
 */
const SETTLES_MS = 600_000;

/**
 * Returns a function that classifies the hash of a range's pictures. `current`: the pictures of the range in use; a cache may keep them.
 * `earlier`: the pictures of another published range, or new pictures whose bytes this process may not have yet. Null: unknown. Throws if
 * only the database knows the answer and does not respond.
 * @param now milliseconds since 1970
 */
export function pictureAges(db: Database, currentRange: ReadRange, now: () => number) {
  // A new process has the pictures of the range that is in use at its start. So these count as `current` at once.
  const hashAtStart = currentRange().then(
    ({ pictures }) => pictures?.hash,
    () => undefined,
  );
  let served: { readonly hash: string | undefined; readonly since: number } | null = null;
  let published: ReadonlySet<string> = new Set();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  const look = async () => {
    published = await listPublishedPictures(db);
    lookedAt = now();
  };
  return async (hash: string): Promise<'current' | 'earlier' | null> => {
    const current = (await currentRange()).pictures?.hash;
    served ??= { hash: await hashAtStart, since: Number.NEGATIVE_INFINITY };
    if (served.hash !== current) served = { hash: current, since: now() };
    if (current === hash) return now() - served.since < SETTLES_MS ? 'earlier' : 'current';
    if (!published.has(hash) && now() - lookedAt >= LOOK_EVERY_MS) {
      looking ??= look().finally(() => {
        looking = null;
      });
      await looking;
    }
    return published.has(hash) ? 'earlier' : null;
  };
}
