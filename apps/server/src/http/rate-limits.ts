import { createHmac, hkdfSync } from 'node:crypto';
import { type LimitName, type LimitRule, limits } from '@gavel/contract';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect.ts';
import { AppError } from './app-error.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** Counts one request of a client. Throws `too-many-requests` above the limit. */
export interface Limit {
  (client: string): Promise<void>;
  /** Takes back the count of one request that should not have been counted. */
  giveBack?(client: string): Promise<void>;
}

/** All limits that the API contract defines, by name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/**
 * Returns all limits that the API contract defines, with counters in the database.
 * @param secret the server's secret, which all its processes share
 */
export function limitsOn(db: Database, secret: string): Limits {
  const counted = Object.entries(limits).map(([name, rule]) => [name, limit(db, secret, name, rule)]);
  return Object.fromEntries(counted) as Limits;
}

/** How long the database may take to count a request, in ms. If it takes longer, the process counts the request in its own memory. */
const COUNTS_WITHIN = 1000;

/**
 * Returns a limit whose counters are in the database, so that it applies to all server processes together. A client is stored as a keyed
 * hash, so that nobody without the server's secret can find out which address or account it is. While the database does not respond, each
 * process counts in its own memory. So requests are neither blocked nor unlimited.
 */
export function limit(db: Database, secret: string, name: string, { requests, seconds }: LimitRule): Limit {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'rate-limits', 32));
  const alone = new RateLimiterMemory({ points: requests, duration: seconds });
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: requests,
    duration: seconds,
    // Our own job deletes expired counters. The library's own timer would still run after the database is closed.
    clearExpiredByTimeout: false,
    // A client above the limit is refused from memory, so its further requests cause no database queries.
    inMemoryBlockOnConsumed: requests + 1,
  });
  const counterOf = (client: string) => createHmac('sha256', key).update(`${name} ${client}`).digest('base64url');
  const count = async (client: string) => {
    try {
      const counted = counterOf(client);
      await within(COUNTS_WITHIN, limiter.consume(counted)).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) throw error;
        return alone.consume(counted);
      });
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('too-many-requests', '', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
    }
  };
  const giveBack = async (client: string) => {
    const counted = counterOf(client);
    // If the database fails to subtract the request, the only effect is that the limit is slightly stricter.
    await within(COUNTS_WITHIN, limiter.reward(counted)).catch(() => alone.reward(counted));
  };
  return Object.assign(count, { giveBack });
}

/** Returns the result of a promise. Rejects if the promise takes longer than this time. */
async function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it takes too long')), milliseconds);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
