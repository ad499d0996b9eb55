import { lit, shaded } from '../ink/colour.ts';
import type { Paint } from '../ink/paint.ts';
import { line, path, rect } from '../ink/svg.ts';
import { type Face, faceRect } from './space.ts';

/** The position of a handle on a cabinet front. */
export type Grip = 'top' | 'left' | 'right' | 'none';

/** Draws one cabinet front, plain, framed or grooved like its sample, with its handle. */
export function drawFront(face: Face, { colour, pattern }: Paint, handle: Paint, grip: Grip): string {
  const { x, y, width, height, scale } = face;
  const gap = Math.max(1.2, scale * 0.006);
  const inner = { ...face, x: x + gap, y: y + gap, width: width - gap * 2, height: height - gap * 2 };
  return [faceRect(face, { fill: shaded(colour, 0.5) }), faceRect(inner, { fill: colour }), relief(), edge(), knob()].join('');

  function relief(): string {
    const rim = scale * 0.075;
    if (pattern === 'lucka-ram' && height > rim * 2.6) {
      const [ix, iy, iw, ih] = [x + rim, y + rim, width - rim * 2, height - rim * 2];
      return (
        rect(ix, iy, iw, ih, { fill: shaded(colour, 0.06) }) +
        line(
          [
            [ix, iy + ih],
            [ix, iy],
            [ix + iw, iy],
          ],
          shaded(colour, 0.5),
          1.6,
          { opacity: 0.55 },
        ) +
        line(
          [
            [ix, iy + ih],
            [ix + iw, iy + ih],
            [ix + iw, iy],
          ],
          lit(colour, 0.6),
          1.4,
          { opacity: 0.8 },
        )
      );
    }
    if (pattern === 'lucka-spar') {
      const step = Math.max(6, scale * 0.045);
      const d = Array.from(
        { length: Math.max(0, Math.floor(width / step) - 1) },
        (_, index) => `M${Math.round(x + step * (index + 1))} ${Math.round(y + gap)}v${Math.round(height - gap * 2)}`,
      ).join('');
      return path(d, { fill: 'none', stroke: shaded(colour, 0.55), 'stroke-width': Math.max(1.4, step * 0.22), opacity: 0.6 });
    }
    return '';
  }

  function edge(): string {
    return line(
      [
        [inner.x, y + height - gap],
        [inner.x, inner.y],
        [inner.x + inner.width, inner.y],
      ],
      lit(colour, 0.5),
      1.2,
      { opacity: 0.55 },
    );
  }

  function knob(): string {
    const thick = Math.max(3.4, scale * 0.014);
    const bar = (bx: number, by: number, bw: number, bh: number) =>
      rect(bx + 2, by + 3, bw, bh, { fill: '#1d1e28', opacity: 0.24, rx: thick / 2 }) +
      rect(bx, by, bw, bh, { fill: handle.colour, rx: thick / 2 }) +
      rect(bx, by, bw > bh ? bw : 1.4, bw > bh ? 1.4 : bh, { fill: lit(handle.colour, 0.6), rx: 0.7, opacity: 0.8 });
    const long = scale * 0.16;
    switch (grip) {
      case 'top':
        return bar(x + width / 2 - long / 2, y + scale * 0.05, long, thick);
      case 'left':
        return bar(x + scale * 0.045, height > scale ? y + height * 0.5 - long / 2 : y + scale * 0.06, thick, long);
      case 'right':
        return bar(x + width - scale * 0.045 - thick, y + scale * 0.06, thick, long);
      case 'none':
        return '';
    }
  }
}

/** Draws drawers above one another in one face. */
export function drawDrawers(face: Face, count: number, front: Paint, handle: Paint): string {
  const heights = count === 3 ? [0.24, 0.38, 0.38] : Array.from({ length: count }, () => 1 / count);
  let y = face.y;
  return heights
    .map((share) => {
      const drawn = drawFront({ ...face, y, height: face.height * share }, front, handle, 'top');
      y += face.height * share;
      return drawn;
    })
    .join('');
}
