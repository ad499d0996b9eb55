import { INK } from './write-notes.ts';

/** The colours of pipes, ducts and cables: `WARM` for those that bring heat, `COOL` for all others. */
export const WARM = '#b4472f';
export const COOL = '#3d6f8a';
export const EDGE = { stroke: INK, 'stroke-width': 22 };
