/** Counts the server's own work. The counts identify nobody: routes are patterns, and every name comes from a fixed list. */
export interface Metrics {
  /** Counts a request that has got its response, and the duration in seconds. */
  answered(request: { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }): void;
  /** Counts a search in a cache; `isKept`: the cache had the response. */
  lookedUp(cache: CacheName, isKept: boolean): void;
  /** Counts a background job that has ended, and its duration in seconds. */
  worked(job: string, outcome: 'done' | 'failed', seconds: number): void;
}

type CacheName = 'pages' | 'calls' | 'pictures';

/** Counts nothing, for a server without a metrics endpoint. */
export const noMetrics: Metrics = { answered: () => {}, lookedUp: () => {}, worked: () => {} };
