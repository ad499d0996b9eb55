/** How much of the palette is seen: only the question, the samples beside the picture, or as much as there is room for. */
export type SheetHeight = 'peek' | 'half' | 'full';

const HEIGHTS: readonly SheetHeight[] = ['peek', 'half', 'full'];

/** A drag shorter than this, in CSS pixels, is a tap. */
const TAP = 8;
/** A drag at least this long goes past the next height. */
const LONG = 280;

/** The place of a height on a scale from 0 to 2. */
export function levelOf(height: SheetHeight): number {
  return HEIGHTS.indexOf(height);
}

/** The height at a place on the scale; the nearest end outside of it. */
export function heightAt(level: number): SheetHeight {
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, level))] ?? 'half';
}

/** Where the sheet comes to rest after it was dragged upwards by `distance` CSS pixels; a tap opens it, or brings it back to half. */
export function heightAfterDrag(from: SheetHeight, distance: number): SheetHeight {
  const size = Math.abs(distance);
  if (size < TAP) return from === 'half' ? 'full' : 'half';
  return heightAt(levelOf(from) + Math.sign(distance) * (size < LONG ? 1 : 2));
}
