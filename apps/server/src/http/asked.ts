import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that something is done for, as the log names it. */
export interface Asked {
  /** What its answer carries as `X-Request-Id`. */
  readonly requestId: string;
  /** The network of who asks, and not who in it. */
  readonly client: string;
}

/** Holds for all that a request brings about, so that every line of the log says which one it belongs to. */
export const asked = new AsyncLocalStorage<Asked>();
