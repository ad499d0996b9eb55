import { stockholmDay } from '@gavel/core';
import type { Logger } from 'pino';
import type { Job } from '../../../adapters/jobs/jobs.ts';
import type { Database } from '../../../db/connect.ts';
import { addCounts, type CountedRow, keyOf } from './counts.repository.ts';
import type { CountKind } from './counts.tables.ts';

/** An event to count. A field is missing or null if the event does not have it. */
export interface Counted {
  readonly kind: CountKind;
  readonly houseId?: number | null;
  readonly questionId?: number;
  /** The id of a section, an answer or a campaign. */
  readonly itemId?: number;
  readonly becauseId?: number | null;
}

/**
 * Collects counts in memory and writes them to the database later. So no HTTP request waits for the database or fails because of the
 * counts.
 */
export interface Counts {
  add(...counted: readonly Counted[]): void;
  /** Writes the counts that were added since the last write. If writing fails, throws the error and keeps the counts for the next write. */
  write(): Promise<void>;
}

interface CountsParts {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly logger: Logger;
}

/**
 * The greatest number of counters in memory while the database does not respond. This is enough for every answer of the largest range for
 * some days.
 */
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

/**
 * How often the counts are written, in ms. While the database responds, a process that is killed loses at most the counts of one interval.
 * A process that is stopped normally writes them first.
 */
const WRITTEN_EVERY_MS = 10_000;

export function writeCountsJob(counts: Counts): Job {
  return {
    name: 'write-counts',
    schedule: { firstAfter: 0, every: WRITTEN_EVERY_MS },
    run: () => counts.write(),
  };
}
