// What tells of a visit so that it is counted; loaded once a visit is under way.
export type { CountedVisit, TriedAnswer } from './counted-visit-body.ts';
export * from './endpoints/count-endpoints.ts';
