import { stockholmDay } from '@gavel/core';
import type { Logger } from 'pino';
import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { addCounts, type CountedRow, keyOf } from './counts.repository.ts';
import type { CountKind } from './counts.tables.ts';

/** An event to count. Fields that do not apply to its kind are missing. */
export interface Counted {
  readonly kind: CountKind;
  readonly houseId?: number | null;
  readonly questionId?: number;
  /** The id of a section, an answer or a campaign. */
  readonly itemId?: number;
  readonly becauseId?: number | null;
}

/** Collects counts in memory and writes them later, so that no request waits for the database or fails because of it. */
export interface Counts {
  add(...counted: readonly Counted[]): void;
  /** Writes the counts since the last write. Counts that cannot be written are kept for the next write. Throws the reason. */
  write(): Promise<void>;
}

interface CountsParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/** The greatest number of counters in memory while the database is down: enough for every answer of the largest range for some days. */
const MOST_WAITING = 100_000;

export function openCounts({ db, now, logger }: CountsParts): Counts {
  let waiting = new Map<string, CountedRow>();
  const put = (row: CountedRow) => {
    const key = keyOf(row);
    const before = waiting.get(key);
    if (!before && waiting.size >= MOST_WAITING) return;
    waiting.set(key, { ...row, count: row.count + (before?.count ?? 0) });
  };
  return {
    add(...counted) {
      const day = stockholmDay(now());
      for (const { kind, houseId, questionId = 0, itemId = 0, becauseId } of counted)
        put({ day, kind, houseId: houseId ?? 0, questionId, itemId, becauseId: becauseId ?? 0, count: 1 });
    },
    async write() {
      const rows = [...waiting.values()];
      if (rows.length === 0) return;
      waiting = new Map();
      try {
        await addCounts(db, rows);
      } catch (error) {
        logger.warn({ waiting: rows.length }, 'counts could not be written: they are tried again');
        rows.forEach(put);
        throw error;
      }
    },
  };
}

/** The interval at which counts are written. A killed process loses the counts of one interval; a stopped process writes them first. */
const WRITTEN_EVERY_MS = 10_000;

export function writeCountsJob(counts: Counts): Job {
  return {
    name: 'write-counts',
    schedule: { firstAfter: 0, every: WRITTEN_EVERY_MS },
    run: () => counts.write(),
  };
}
