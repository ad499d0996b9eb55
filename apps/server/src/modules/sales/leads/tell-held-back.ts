import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import type { Letters } from '../../people/letters/letters.ts';
import { listUntold, noteTold, wasToldSince } from './held-back.repository.ts';
import { heldBackLetter } from './held-back-letter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface TellingParts {
  readonly db: Database;
  readonly letters: Letters;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Tells the builder of requests that were taken for a robot's, in one letter a day at most and in none where there are none: a person who was
 * taken for a robot is not lost without a word. Looks every hour, so that the first one waits no day. Each is told of once, whichever
 * process does it.
 */
export function tellHeldBackJob({ db, letters, now }: TellingParts): Job {
  return {
    name: 'tell-held-back-requests',
    schedule: { firstAfter: 0, every: HOUR_MS },
    async run() {
      const at = now();
      if (await wasToldSince(db, new Date(at - DAY_MS))) return;
      const untold = await listUntold(db);
      if (untold.length === 0) return;
      const letter = await letters.write(heldBackLetter(untold));
      const ids = untold.map(({ id }) => id);
      await db.transaction(async (tx) => {
        if (await noteTold(tx, ids, new Date(at))) await letters.queue(tx, letter);
      });
    },
  };
}
