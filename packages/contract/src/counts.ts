// Code for counting a visit; pages load it after the visit has started.
export type { CountedVisit, TriedAnswer } from './counted-visit-body.ts';
export * from './endpoints/count-endpoints.ts';
