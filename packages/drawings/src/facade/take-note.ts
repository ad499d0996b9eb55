import type { DrawnPart } from '@gavel/core/plan';

export const INK = '#2b2621';
export const THIN = { stroke: INK, 'stroke-width': 12 } as const;

/** Records the place of a drawn part, to which the note with the part's name points. */
export type TakeNote = (part: DrawnPart, x: number, y: number) => void;
