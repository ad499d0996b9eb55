import { path, rect } from '../ink/svg.ts';
import type { Swatch } from './swatch.ts';

/** The common strokes and fills of the diagrams: ink on paper. */
export const PAPER = '#f1ece1';
export const LAWN = '#dfe3d2';
/** The sky is darker than the lightest façade and lighter than the darkest façade, so that both are visible against it. */
export const SKY = '#b7c4c8';
export const INK = '#38322d';
export const WALL = { fill: 'none', stroke: INK, 'stroke-width': 5, 'stroke-linecap': 'butt' } as const;
export const THIN = { fill: 'none', stroke: INK, 'stroke-width': 1.4 } as const;
export const WHITE = '#faf7f0';
export const SOIL = '#cdbb9c';
export const WOOD = '#d9b982';
export const CONCRETE = '#b4b3ad';
export const GLASS = '#bcd3da';
export const WARM = '#b5543c';
export const COLD = '#4d7d99';
export const GREEN = '#1f6b45';
export const FALU_RED = '#7c2a22';

/** Returns the colour of the wall behind an object: the accent, or a red if the sample has no accent. */
export function wallOf({ accent, hasAccent }: Swatch): string {
  return hasAccent ? accent : '#a0523e';
}

/** Draws a thin line. */
export function ink(d: string): string {
  return path(d, THIN);
}

/** Draws a thick line in a colour. */
export function bold(d: string, stroke: string = INK, width = 4): string {
  return path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}

/** Draws a dashed line, for hidden or optional parts. */
export function dashed(d: string, stroke: string = INK): string {
  return path(d, { ...THIN, stroke, 'stroke-width': 2, 'stroke-dasharray': '6 5' });
}

/** Draws a filled outline. */
export function shape(d: string, fill: string): string {
  return path(d, { ...THIN, fill });
}

export function box(x: number, y: number, width: number, height: number, fill: string, rx?: number): string {
  return rect(x, y, width, height, { ...THIN, fill, rx });
}

/** Draws the same shape at several positions. */
export function each<Place>(places: readonly Place[], draw: (place: Place) => string): string {
  return places.map(draw).join('');
}

/** Returns `count` numbers from `from`, `step` apart. */
export function row(count: number, from: number, step: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => from + at * step);
}
