import { lit, shaded } from '../ink/colour.ts';
import type { Paint } from '../ink/paint.ts';
import { randomFrom } from '../ink/random.ts';
import { path, polygon, rect } from '../ink/svg.ts';
import { type Face, faceRect } from './space.ts';

/** Draws a wall surface like its sample: tiles with joints, a sheet of glass, stone with veins, or plain. */
export function drawWallTiles(face: Face, { colour, accent, pattern }: Paint): string {
  const { x, y, width, height, scale } = face;
  const joint = accent ?? shaded(colour, 0.22);
  const base = faceRect(face, { fill: colour });
  switch (pattern) {
    case 'kakel':
      return base + grid(0.2, 0.1, 0.5) + gleam();
    case 'klinker':
    case 'sten':
      return base + grid(0.6, 0.3, 0);
    case 'mosaik':
      return base + grid(0.06, 0.06, 0);
    case 'marmor':
      return base + veins() + grid(0.9, 0.6, 0);
    case 'glas':
      return base + gleam() + rect(x, y, width, 2, { fill: lit(colour, 0.7) });
    default:
      return base;
  }

  function grid(tile: number, row: number, shift: number): string {
    const [step, rise] = [tile * scale, row * scale];
    let d = '';
    const rows = Math.ceil(height / rise);
    for (let index = 0; index <= rows; index++) {
      const top = y + height - (index + 1) * rise;
      const from = Math.max(y, top);
      if (top > y) d += `M${Math.round(x)} ${Math.round(top)}h${Math.round(width)}`;
      for (let at = x + step * (index % 2 === 0 ? 1 : 1 - shift); at < x + width; at += step) {
        if (shift > 0) d += `M${Math.round(at)} ${Math.round(from)}V${Math.round(Math.min(y + height, top + rise))}`;
      }
    }
    if (shift === 0)
      for (let at = x + step; at < x + width; at += step) d += `M${Math.round(at)} ${Math.round(y)}v${Math.round(height)}`;
    return path(d, { fill: 'none', stroke: joint, 'stroke-width': Math.max(1.2, scale * 0.006), opacity: 0.75 });
  }

  function gleam(): string {
    return polygon(
      [
        [x + width * 0.16, y + height],
        [x + width * 0.34, y],
        [x + width * 0.48, y],
        [x + width * 0.3, y + height],
      ],
      { fill: '#ffffff', opacity: 0.08 },
    );
  }

  function veins(): string {
    const random = randomFrom('marble');
    const d = Array.from({ length: 7 }, () => {
      const [from, reach] = [x + random.between(0, 1) * width, random.between(-0.1, 0.24) * width];
      const inside = (at: number) => Math.round(Math.min(x + width, Math.max(x, at)));
      const [middle, foot] = [Math.round(y + height * 0.5), Math.round(y + height)];
      return `M${Math.round(from)} ${Math.round(y)}Q${inside(from + reach * 0.2)} ${Math.round(y + height * 0.3)} ${inside(from + reach * 0.6)} ${middle}Q${inside(from + reach)} ${Math.round(y + height * 0.7)} ${inside(from + reach * 1.1)} ${foot}`;
    }).join('');
    return path(d, { fill: 'none', stroke: accent ?? shaded(colour, 0.3), 'stroke-width': 2, opacity: 0.4 });
  }
}
