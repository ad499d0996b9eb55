import { AsyncLocalStorage } from 'node:async_hooks';

/** The HTTP request that is being handled, with the values by which the log identifies it. */
export interface Asked {
  /** The id of the request, which the response has in the header `X-Request-Id`. */
  readonly requestId: string;
  /** The client's network, which does not identify the client. */
  readonly client: string;
}

/** Stores the HTTP request for all asynchronous work that belongs to it, so that every log line can name the request. */
export const asked = new AsyncLocalStorage<Asked>();
