import { corner, polygon, segment } from '../ink/svg.ts';
import { drawGableEdge } from './dormer.ts';
import type { HousePaints } from './house-paints.ts';
import type { HouseMeasures } from './measure-house.ts';
import { drawEaves } from './roof.ts';

/** Draws the meeting of roof and wall: eaves with gutter, barge boards of a gable, or the slanting edge of a single slope. */
export function drawRoofEdge(prefix: string, measures: HouseMeasures, paints: HousePaints): string {
  const { faces, roof, wall, scale, overhang, drawing, rise } = measures;
  if (faces === 'eaves') return drawEaves(measures, paints, corner(roof, 0)[0] - 1, corner(roof, -1)[0] + 1);
  const [left, right] = [corner(wall, 1), corner(wall, -2)];
  const out = overhang.eaves * scale;
  if (faces === 'gable') {
    const top = corner(wall, 2);
    const slope = (rise * 2) / drawing.width;
    return [
      polygon(
        [left, top, right, [right[0], right[1] + scale * 0.3], [top[0], top[1] + scale * 0.4], [left[0], left[1] + scale * 0.3]],
        { fill: '#1d1e28', opacity: 0.3 },
      ),
      drawGableEdge(
        prefix,
        [left[0] - out, left[1] + out * slope],
        [top[0], top[1]],
        [right[0] + out, right[1] + out * slope],
        scale * 1.15,
        paints,
      ),
    ].join('');
  }
  const fall = (right[1] - left[1]) / (right[0] - left[0]);
  const middle = (left[0] + right[0]) / 2;
  return [
    polygon([left, right, [right[0], right[1] + scale * 0.42], [left[0], left[1] + scale * 0.42]], {
      fill: '#1d1e28',
      opacity: 0.32,
    }),
    drawGableEdge(
      prefix,
      [left[0] - out, left[1] - out * fall],
      [middle, (left[1] + right[1]) / 2],
      [right[0] + out, right[1] + out * fall],
      scale * 1.3,
      paints,
    ),
    segment(
      left[0] - out,
      left[1] - out * fall - scale * 0.1,
      right[0] + out,
      right[1] + out * fall - scale * 0.1,
      '#fff6e4',
      1.6,
      {
        opacity: 0.3,
      },
    ),
  ].join('');
}
