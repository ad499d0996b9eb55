/**
 * How much a picture is magnified, and how far it is moved after that, in CSS pixels of its frame. The origin is the upper left corner of
 * the frame.
 */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A size in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** The largest magnification. A larger magnification would show no more detail, because even the widest rendition has no more. */
export const MOST = 6;

/**
 * Multiplies the magnification by `factor`. The point `at` of the frame stays where it is, as long as the picture still covers the frame.
 */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const next = Math.min(MOST, Math.max(1, scale * factor));
  const ratio = next / scale;
  return covering({ scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }, frame);
}

/** Moves the picture, but not so far that it no longer covers its frame. */
export function moveBy({ scale, x, y }: Zoom, by: Point, frame: Size): Zoom {
  return covering({ scale, x: x + by.x, y: y + by.y }, frame);
}

function covering({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const within = (start: number, length: number) => Math.min(0, Math.max(length * (1 - scale), start));
  return { scale, x: within(x, width), y: within(y, height) };
}
