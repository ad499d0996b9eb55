import type { AskedPeriod, BucketSize, Period } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

/** A period, the equally long period before it, and the parts into which a chart divides the first of these periods. */
export interface Looked {
  readonly period: Period;
  readonly before: Period;
  readonly size: BucketSize;
  /** The first day of each part: the first day of the period, then each day, each Monday or each first day of a month. */
  readonly buckets: readonly string[];
}

/**
 * Returns the period that a query asks for. Throws `malformed-query` if the days are in the wrong order or more than 366.
 * @param now milliseconds since 1970
 */
export function lookedAt({ days: lastDays = '30', ...asked }: AskedPeriod, now: number): Looked {
  const to = asked.to ?? stockholmDay(now);
  const from = asked.from ?? later(to, 1 - Number(lastDays));
  const days = daysOf({ from, to });
  if (days < 1) throw new AppError('malformed-query', 'the last day comes after the first', { field: 'to' });
  if (days > MOST_DAYS) throw new AppError('malformed-query', `expected at most ${MOST_DAYS} days`, { field: 'from' });
  const size = days <= 31 ? 'day' : days <= 190 ? 'week' : 'month';
  const all = Array.from({ length: days }, (_, at) => later(from, at));
  return {
    period: { from, to },
    before: { from: later(from, -days), to: later(from, -1) },
    size,
    buckets: all.filter((day, at) => at === 0 || begins(day, size)),
  };
}

/** Returns the number of days in a period. */
export function daysOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Returns the day that is this many days after the given day. */
export function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function begins(day: string, size: BucketSize): boolean {
  if (size === 'day') return true;
  return size === 'week' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01');
}
