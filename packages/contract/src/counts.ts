// The API for counting visits; pages load this file after the visit has started.
export type { CountedVisit, TriedAnswer } from './counted-visit-body.ts';
export * from './endpoints/count-endpoints.ts';
