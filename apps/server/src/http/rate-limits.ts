import { createHmac, hkdfSync } from 'node:crypto';
import { type LimitName, type LimitRule, limits } from '@gavel/contract';
import { RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect.ts';
import { AppError } from './app-error.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** Counts one request of a client. Throws `too-many-requests` when there were too many. */
export interface Limit {
  (client: string): Promise<void>;
  /** Takes one request of a client back, because it turned out to be one that needs no limit. */
  giveBack?(client: string): Promise<void>;
}

/** Every limit of the contract by its name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** The contract's limits, counted in the database. @param secret the server's, that all its processes share */
export function limitsOn(db: Database, secret: string): Limits {
  const counted = Object.entries(limits).map(([name, rule]) => [name, limit(db, secret, name, rule)]);
  return Object.fromEntries(counted) as Limits;
}

/** So long the database may take to count, ms; then this process counts by itself. */
const COUNTS_WITHIN = 1000;

/**
 * A limit whose counters are in the database, so that it holds over all server processes together. Who is counted stands there as a keyed
 * hash: without the server's secret nobody can try which address or account it is. While the database takes no counts, each process counts
 * for itself: a database in trouble keeps nobody from what needs none, and opens no door.
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
    // A job does it; the library's own timer would outlive the database.
    clearExpiredByTimeout: false,
    // A client that is over the limit costs the database nothing more.
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
    // A count too many only makes the limit a little narrower.
    await within(COUNTS_WITHIN, limiter.reward(counted)).catch(() => alone.reward(counted));
  };
  return Object.assign(count, { giveBack });
}

/** What is promised, when it comes in time. */
async function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it takes too long')), milliseconds);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
