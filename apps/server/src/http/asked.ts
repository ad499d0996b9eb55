import { AsyncLocalStorage } from 'node:async_hooks';

/** The HTTP request that is being handled, with the values by which the log identifies it. */
export interface Asked {
  /** The response carries it as `X-Request-Id`. */
  readonly requestId: string;
  /** The client's network, which does not identify the client. */
  readonly client: string;
}

/** Keeps the HTTP request during all asynchronous work for it, so that every log line can name it. */
export const asked = new AsyncLocalStorage<Asked>();
