// Builds the core's model from published data. A separate entry point, because a browser has no file system.
export type { Place } from './source/fault.ts';
export type { RangePart } from './source/range-part.ts';
export { assembleModel } from './stored/assemble-model.ts';
export type { PublishedRange } from './stored/published-range.ts';
export type { WebConfiguration } from './stored/web-configuration.ts';
