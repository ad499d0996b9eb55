/** Sends API requests: the browser’s `fetch`, or on the server the application in the same process. Paths begin with `/api/`. */
export interface Fetcher {
  fetch(path: string, init?: RequestInit): Response | Promise<Response>;
  /**
   * Returns the account that the page shows, which is sent in the header `Page-Account`. If it is null or left out, no header is sent.
   */
  readonly shownAccount?: () => string | null;
  /** Called if the server refuses a request because another user has logged in meanwhile. */
  readonly otherAccount?: () => void;
  /** Called with the error code of every response that is a problem (RFC 9457). */
  readonly refused?: (code: string) => void;
}
