/** How the API is reached: the browser's `fetch`, or the server's own application in-process. Paths begin with `/api/`. */
export interface Fetcher {
  fetch(path: string, init?: RequestInit): Response | Promise<Response>;
  /** Whose account the page shows that calls, as `Page-Account` says it; null or absent: nothing is said of it. */
  readonly shownAccount?: () => string | null;
  /** A call was refused because somebody else is logged in by now. */
  readonly otherAccount?: () => void;
}
