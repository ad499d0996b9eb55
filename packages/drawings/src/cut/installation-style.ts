import { INK } from './write-notes.ts';

/** The colours of pipes and ducts: `WARM` for those that bring heat, `COOL` for the others. */
export const WARM = '#b4472f';
export const COOL = '#3d6f8a';
export const EDGE = { stroke: INK, 'stroke-width': 22 };
