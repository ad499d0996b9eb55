import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { clientAddress, isHere } from './client-address.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Counts the cost of work for the client. Throws `too-many-requests`. Undefined: the work for this client is not counted. */
    spend: ((kind: CostlyWork) => Promise<void>) | undefined;
  }
}

/**
 * The approximate cost of each kind of work, in ms of processor time (`npm run bench -- pages`). A response from memory costs as much as
 * a `request`.
 */
const costs = {
  request: 0.5,
  /** The cost of an API call that a handler answers. */
  call: 3,
  /** The cost of a drawing that the server draws from the values in its address. */
  drawing: 6,
  /** The cost of a page that is rendered for one visitor. */
  page: 25,
  /**
   * The cost of comparing the pictures of all answers of a question from all cameras: usually 80 pictures, 390 for the façades of
   * the largest house.
   */
  comparison: 150,
  /** The cost of a file with the 3D model of a house: its solids, their corners, and the pictures of materials that are not cached. */
  model: 250,
} as const;

type CostlyWork = keyof typeof costs;

/**
 * The limit for each client, in microseconds of processor time, and the period in seconds. In each period a client may use four seconds
 * of one processor: as much as 150 rendered pages, or 8,000 responses from memory. Many people behind one IP address need less, and most of
 * the processor time remains for other clients. The unit is microseconds because the limiter counts only whole numbers.
 */
const ALLOWED = { points: 4_000_000, duration: 10 };

/**
 * How long a client above the limit waits for its refusal, in ms. A connection gets one response at a time, so a client that repeats its
 * requests delays only itself.
 */
const PAUSE = 500;

/**
 * Returns middleware that counts the cost of all work for each client, separately in each server process. It does not count resizing and
 * encoding pictures, because the queue for that work already treats all clients equally.
 */
export function countSpending({ points, duration }: typeof ALLOWED = ALLOWED, pause = PAUSE): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points, duration });
  return async (c, next) => {
    const client = clientAddress(c);
    // Do not count a client on this machine: it could use the whole machine anyway, or it is a local proxy that is not trusted
    // and represents all visitors. Do not count the API calls of a page either: a refusal would break a page that has begun to
    // render.
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

/** Counts the cost of work for the client. Throws `too-many-requests`. */
export async function spend(c: Context, kind: CostlyWork): Promise<void> {
  await c.get('spend')?.(kind);
}
