import { frontOf, type Stairs } from '@gavel/core/plan';
import { circle, outline, path, rect } from '../ink/svg.ts';

/**
 * Draws the outline of the stairs, their steps, and an arrow that begins with a dot at the lowest step and points up the stairs.
 */
export function drawStairs({ box, steps, line }: Stairs, storey: number): string {
  const [last, before] = [line.at(-1), line.at(-2)];
  const [first] = line;
  if (!last || !before || !first) return '';
  const turn = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const wing = (angle: number): readonly [number, number] => [
    last[0] - 190 * Math.cos(turn + angle),
    last[1] - 190 * Math.sin(turn + angle),
  ];
  return [
    rect(box.x, box.y, box.width, box.height, { class: storey === 0 ? 'f' : 'f p' }),
    path(steps.map((step) => outline(frontOf(step))).join(''), { class: 'f' }),
    path(outline(line) + outline([wing(0.45), last, wing(-0.45)]), { class: 'm' }),
    circle(first[0], first[1], 45, { class: 'k' }),
  ].join('');
}
