import { INK } from './write-notes.ts';

/** The colours of warm and cool parts. */
export const WARM = '#b4472f';
export const COOL = '#3d6f8a';
export const EDGE = { stroke: INK, 'stroke-width': 22 };
