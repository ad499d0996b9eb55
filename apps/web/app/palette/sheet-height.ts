/**
 * How much of the palette is visible: only the question (`peek`), also the samples below the picture (`half`), or as much as fits
 * (`full`).
 */
export type SheetHeight = 'peek' | 'half' | 'full';

export const HEIGHTS: readonly SheetHeight[] = ['peek', 'half', 'full'];

/** The height of the sheet in CSS pixels for each of the three values. */
export type SheetPlaces = Readonly<Record<SheetHeight, number>>;

/** How long a released sheet glides on, in ms. So a flick moves the sheet further than the finger did. */
const GLIDE = 150;

/** Returns the position of a height on a scale from 0 (`peek`) to 2 (`full`). */
export function levelOf(height: SheetHeight): number {
  return HEIGHTS.indexOf(height);
}

/** Returns the height at a position on the scale from 0 (`peek`) to 2 (`full`). Outside the scale, the nearest end applies. */
export function heightAt(level: number): SheetHeight {
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, level))] ?? 'half';
}

/**
 * Returns the height at which a released sheet stops: the one nearest to the end of its glide.
 * @param height height of the sheet at the release, in CSS pixels
 * @param speed how fast the sheet grows at the release, in pixels a millisecond; negative if the finger pulls it down
 */
export function restingHeight(height: number, speed: number, places: SheetPlaces): SheetHeight {
  const aim = height + speed * GLIDE;
  return HEIGHTS.reduce((best, one) => (Math.abs(places[one] - aim) < Math.abs(places[best] - aim) ? one : best));
}

/** Returns the height after a tap: full if it was half, otherwise half. */
export function heightAfterTap(from: SheetHeight): SheetHeight {
  return from === 'half' ? 'full' : 'half';
}

/** Where a finger was, in CSS pixels from the top of the screen, and when, in milliseconds. */
export interface TrailPoint {
  readonly y: number;
  readonly time: number;
}

/** The time before the release in which the speed is measured, in ms. A finger that rests during this time has no speed. */
const RECENT = 100;

/** Returns the speed of a finger at the release, in CSS pixels a millisecond, upwards. */
export function speedOf(trail: readonly TrailPoint[]): number {
  const last = trail.at(-1);
  const first = last && trail.find(({ time }) => last.time - time <= RECENT);
  return last && first && last.time > first.time ? (first.y - last.y) / (last.time - first.time) : 0;
}
