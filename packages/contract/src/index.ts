export type { Body } from './body.ts';
export * from './configuration-body.ts';
export * from './endpoints.ts';
export * from './guide-requests.ts';
export * from './house-body.ts';
export { modelBody } from './model-body.ts';
export * from './problem.ts';
export * from './range-bodies.ts';
export { selections, token } from './values.ts';
