/** How the API is reached: the browser's `fetch`, or the server's own application in-process. Paths begin with `/api/`. */
export interface Fetcher {
  fetch(path: string, init?: RequestInit): Response | Promise<Response>;
}
