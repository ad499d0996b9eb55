/** How much of the palette is seen: only the question, the samples beside the picture, or as much as there is room for. */
export type SheetHeight = 'peek' | 'half' | 'full';

export const HEIGHTS: readonly SheetHeight[] = ['peek', 'half', 'full'];

/** How high the sheet is at each of its places, CSS pixels. */
export type SheetPlaces = Readonly<Record<SheetHeight, number>>;

/** How long a sheet that is let go glides on, milliseconds: a flick reaches a place that the finger did not. */
const GLIDE = 150;

/** The place of a height on a scale from 0 to 2. */
export function levelOf(height: SheetHeight): number {
  return HEIGHTS.indexOf(height);
}

/** The height at a place on the scale; the nearest end outside of it. */
export function heightAt(level: number): SheetHeight {
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, level))] ?? 'half';
}

/**
 * Where a sheet comes to rest that is let go when it is `height` CSS pixels high and grows by `speed` pixels a millisecond, negative when
 * it is pulled down: at the place nearest to where it would glide.
 */
export function restingHeight(height: number, speed: number, places: SheetPlaces): SheetHeight {
  const aim = height + speed * GLIDE;
  return HEIGHTS.reduce((best, one) => (Math.abs(places[one] - aim) < Math.abs(places[best] - aim) ? one : best));
}

/** A tap opens the sheet, or brings it back to half from anywhere else. */
export function heightAfterTap(from: SheetHeight): SheetHeight {
  return from === 'half' ? 'full' : 'half';
}

/** Where a finger was: CSS pixels from the top of the screen, and milliseconds. */
export interface TrailPoint {
  readonly y: number;
  readonly time: number;
}

/** How far back the speed is measured, milliseconds: a finger that stops before it lets go has none. */
const RECENT = 100;

/** How fast a finger was when it let go, CSS pixels a millisecond upwards. */
export function speedOf(trail: readonly TrailPoint[]): number {
  const last = trail.at(-1);
  const first = last && trail.find(({ time }) => last.time - time <= RECENT);
  return last && first && last.time > first.time ? (first.y - last.y) / (last.time - first.time) : 0;
}
