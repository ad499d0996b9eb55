/** How a picture is magnified: so many times, then moved, CSS pixels of its frame, whose upper left corner stays where it is. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

/** Larger shows nothing more: the widest rendition is not sharper. */
export const MOST = 6;

/** Magnifies `factor` times more, or less; what is at a point of the frame stays there, as far as the picture goes on covering the frame. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point, frame: Size): Zoom {
  const next = Math.min(MOST, Math.max(1, scale * factor));
  const ratio = next / scale;
  return covering({ scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }, frame);
}

/** Moves the picture, as far as it goes on covering its frame. */
export function moveBy({ scale, x, y }: Zoom, by: Point, frame: Size): Zoom {
  return covering({ scale, x: x + by.x, y: y + by.y }, frame);
}

function covering({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const within = (start: number, length: number) => Math.min(0, Math.max(length * (1 - scale), start));
  return { scale, x: within(x, width), y: within(y, height) };
}
