// How the core's model is made of what is published; of its own, because a browser has no files.
export type { Place } from './source/fault.ts';
export type { RangePart } from './source/range-part.ts';
export { assembleModel } from './stored/assemble-model.ts';
export type { PublishedRange } from './stored/published-range.ts';
export type { WebConfiguration } from './stored/web-configuration.ts';
