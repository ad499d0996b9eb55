import { type Form, onSlope, type Slope } from './form.ts';
import type { Flat } from './geometry/vector.ts';

/** The width of a roof window and its length up the slope, m. */
const SIZE = { wide: 0.78, long: 1.18 } as const;
/** The width of the frame at the sides and the lower end of a roof window, and at its upper end, m. */
export const RIM = { side: 0.07, top: 0.09 } as const;

/** The place of a roof window: its ends along the slope and up the slope, m. */
export interface RoofWindowPlace {
  readonly along: Flat;
  readonly up: Flat;
}

/** Returns the chosen roof windows of a slope, at the positions that the elevations show. */
export function roofWindowPlaces(form: Form, { side }: Slope): readonly RoofWindowPlace[] {
  const { parts, roofWindows, eaves, ridge } = form.facades[side];
  if (!parts.has('roofWindows')) return [];
  return roofWindows.map(({ at, top }) => {
    const [middle, high] = onSlope(form, at / 1000, ((eaves - ridge) * top) / 1000 / form.rise);
    return { along: [middle - SIZE.wide / 2, middle + SIZE.wide / 2], up: [high - SIZE.long, high] };
  });
}
