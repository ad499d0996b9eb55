/**
 * Sends API requests: with the browser’s `fetch`, or in server-side rendering to the application in the same process. Paths begin with
 * `/api/`, or for a placeholder picture with `/media/`.
 */
export interface Fetcher {
  fetch(path: string, init?: RequestInit): Response | Promise<Response>;
  /**
   * Returns the value of the header `Page-Account`: the account that the page shows. If it is null or left out, the browser sends no such
   * header.
   */
  readonly shownAccount?: () => string | null;
  /** Called if the server refuses an HTTP request because another user has logged in since the page was loaded. */
  readonly otherAccount?: () => void;
  /** Called with the error code of every response that is a problem (RFC 9457). */
  readonly refused?: (code: string) => void;
}
