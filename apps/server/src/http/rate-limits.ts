import { type LimitName, type LimitRule, limits } from '@gavel/contract';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect.ts';
import { AppError } from './app-error.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** Counts one request of a client. Throws `too-many-requests` when there were too many. */
export type Limit = (client: string) => Promise<void>;

/** Every limit of the contract by its name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The contract's limits, counted in the database. */
export function limitsOn(db: Database): Limits {
  const counted = Object.entries(limits).map(([name, rule]) => [name, limit(db, name, rule)]);
  return Object.fromEntries(counted) as Limits;
}

/** A limit whose counters are in the database, so that it holds over all server processes together. */
export function limit(db: Database, name: string, { requests, seconds }: LimitRule): Limit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: requests,
    duration: seconds,
    // The daily sweep does it; the library's own timer would outlive the database.
    clearExpiredByTimeout: false,
    // A client that is over the limit costs the database nothing more.
    inMemoryBlockOnConsumed: requests + 1,
  });
  return async (client) => {
    try {
      await limiter.consume(client);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('too-many-requests', '', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  };
}
