import { circle, group, type Point, path, rect } from '../ink/svg.ts';
import type { Lettering } from '../plan/write-text.ts';
import { COLOURS } from './situation-style.ts';

/** Draws an arrow to the north, which is at the top, in the upper right corner of a sheet. */
export function drawCompass(width: number, lettering: Lettering): string {
  const size = lettering.size(0);
  const radius = Math.round(size * 0.8);
  const [x, y] = [width - radius * 1.4, radius * 1.4];
  const [wing, tail] = [Math.round(radius * 0.42), Math.round(radius * 0.7)];
  const needle = path(`M0 -${radius}L${wing} ${tail}L0 ${Math.round(radius * 0.4)}L-${wing} ${tail}z`, { fill: COLOURS.ink });
  const ring = circle(0, 0, radius, { fill: COLOURS.paper, stroke: COLOURS.ink, 'stroke-width': 7 });
  const letter = group(lettering.write('N', x, y + radius + size, size, 'bold'), { fill: COLOURS.ink });
  return group(ring + needle, { transform: `translate(${Math.round(x)} ${Math.round(y)})` }) + letter;
}

/** Draws a scale of ten metres with its left end just above a point. */
export function drawScaleBar([x, y]: Point, metre: number, lettering: Lettering): string {
  const size = lettering.size(0);
  const bars = [0, 1].map((half) =>
    rect(x + half * 5 * metre, y - 34, 5 * metre, 22, {
      fill: half === 0 ? COLOURS.ink : COLOURS.paper,
      stroke: COLOURS.ink,
      'stroke-width': 6,
    }),
  );
  const figures = [0, 5, 10].map((figure) => lettering.write(String(figure), x + figure * metre, y - 50, size, 'regular'));
  const unit = lettering.write('m', x + 10 * metre + size * 1.1, y - 50, size, 'regular');
  return group([...bars, ...figures, unit], { fill: COLOURS.ink });
}
