/** What is counted of the server's own work. Nobody can be told from it: routes are patterns, and every name comes from a list of ours. */
export interface Metrics {
  /** A request was answered, after so many seconds. */
  answered(request: { readonly method: string; readonly route: string; readonly status: number; readonly seconds: number }): void;
  /** Something was looked for among what is kept. */
  lookedUp(cache: CacheName, isKept: boolean): void;
  /** Work in the background has ended, after so many seconds. */
  worked(job: string, outcome: 'done' | 'failed', seconds: number): void;
}

type CacheName = 'pages' | 'calls' | 'pictures';

/** Where nobody asks for them nothing is counted. */
export const noMetrics: Metrics = { answered: () => {}, lookedUp: () => {}, worked: () => {} };
