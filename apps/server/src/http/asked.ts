import { AsyncLocalStorage } from 'node:async_hooks';

/** The HTTP request that the server handles now, with the values by which the log identifies it. */
export interface Asked {
  /** The id of the request, which the response has in the header `X-Request-Id`. */
  readonly requestId: string;
  /** The network of the client's IP address, which does not identify the client. */
  readonly client: string;
}

/** Makes the HTTP request available to all asynchronous work that it causes, so that every log line can contain the request's id. */
export const asked = new AsyncLocalStorage<Asked>();
