import type { DrawnPart } from '@gavel/core/plan';

export const INK = '#2b2621';
export const THIN = { stroke: INK, 'stroke-width': 12 } as const;

/** Records the position of a drawn part. The note with the part's name points to this position. */
export type TakeNote = (part: DrawnPart, x: number, y: number) => void;
