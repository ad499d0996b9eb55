import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect.ts';
import { AppError } from './app-error.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** Counts one request of a client. Throws `too-many-requests` when there were too many. */
export type Limit = (client: string) => Promise<void>;

export interface LimitOptions {
  /** Whose counters these are. */
  readonly name: string;
  readonly requests: number;
  readonly seconds: number;
}

/** A limit whose counters are in the database, so that it holds over all server processes together. */
export function limit(db: Database, { name, requests, seconds }: LimitOptions): Limit {
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

/** Tokens are looked up when a link is opened: sixty a minute is more than anybody does, and walking the token space takes for ever. */
export const lookUpLimit: LimitOptions = { name: 'look-up', requests: 60, seconds: 60 };
export const shareLimit: LimitOptions = { name: 'share', requests: 30, seconds: 600 };
/** Counts pictures that have to be made; those that are kept cost nothing. Thirty houses in a minute, and everything new. */
export const pictureLimit: LimitOptions = { name: 'pictures', requests: 1200, seconds: 60 };
/** Pictures to keep are composed for one visitor, at their largest. */
export const downloadLimit: LimitOptions = { name: 'download', requests: 20, seconds: 60 };
