import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { clientAddress, isHere } from './client-address.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Counts what is about to be done for whoever asks, where it is counted. Throws `too-many-requests`. */
    spend: ((kind: CostlyWork) => Promise<void>) | undefined;
  }
}

/** What each kind of work takes, about, in ms of processor time (`npm run bench -- pages`). What is answered from memory is a `request`. */
const costs = {
  request: 0.5,
  /** Answered by a handler. */
  call: 3,
  /** Drawn from what its address says. */
  drawing: 6,
  /** Rendered for one visitor. */
  page: 25,
  /** All answers of a question looked at from all cameras: 80 as a rule, 390 for the façades of the largest house. */
  comparison: 150,
} as const;

type CostlyWork = keyof typeof costs;

/**
 * In any ten seconds one client gets four of one processor: as much as 150 pages that are rendered for them, or 8,000 requests that are answered
 * from memory. That is more than the people behind one address ask for, and leaves the others most of it. In microseconds, because the
 * limiter counts in whole numbers.
 */
const ALLOWED = { points: 4_000_000, duration: 10 };

/** Who is over it waits so long for being told, ms: a connection is answered one request at a time, so asking on costs the one who asks. */
const PAUSE = 500;

/** Counts what every client has done for them, in this process. Pictures that are made are no part of it: they have a queue in which all are alike. */
export function countSpending({ points, duration }: typeof ALLOWED = ALLOWED, pause = PAUSE): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points, duration });
  return async (c, next) => {
    const client = clientAddress(c);
    // Whoever is on this machine has all of it anyway, and a proxy here that nobody has named is all visitors. A page's own calls are counted with
    // it: refused, they would break a page that had been begun.
    if (isHere(client) || c.env?.pageRequestId !== undefined) return next();
    const spend = async (kind: CostlyWork) => {
      try {
        await limiter.consume(client, costs[kind] * 1000);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await new Promise((resolve) => setTimeout(resolve, pause));
        throw new AppError('too-many-requests', '', { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    };
    c.set('spend', spend);
    await spend('request');
    return next();
  };
}

/** Counts work for whoever asks. Throws `too-many-requests`. */
export async function spend(c: Context, kind: CostlyWork): Promise<void> {
  await c.get('spend')?.(kind);
}
