import type { Stairs } from '@gavel/core/plan';
import { circle, outline, path, rect } from '../ink/svg.ts';
import type { Lettering } from './write-text.ts';

/** Draws steps, an arrow in the direction up, and above the lower half a line where the plan is cut. */
export function drawStairs({ box, treads, line }: Stairs, storey: number, lettering: Lettering): string {
  const [last, before] = [line.at(-1), line.at(-2)];
  const [first] = line;
  if (!last || !before || !first) return '';
  const turn = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const wing = (angle: number): readonly [number, number] => [
    last[0] - 190 * Math.cos(turn + angle),
    last[1] - 190 * Math.sin(turn + angle),
  ];
  const [second] = line.slice(1);
  const away = second ? Math.atan2(second[1] - first[1], second[0] - first[0]) : 0;
  const word = lettering.words(storey === 0 ? 'up' : 'down');
  const foot = storey === 0 ? first : last;
  const back = storey === 0 ? away : turn + Math.PI;
  // If the stairs are too narrow for the word, only the arrow shows the direction.
  const isSaid = lettering.fits(word, 180, 'regular', Math.min(box.width, box.height) * 0.9);
  const off = Math.max(300, lettering.size(180) * 0.9 + 60);
  return [
    rect(box.x, box.y, box.width, box.height, { class: storey === 0 ? 'f' : 'f p' }),
    path(treads.map(([a, b]) => outline([a, b])).join(''), { class: 'f' }),
    path(outline(line) + outline([wing(0.45), last, wing(-0.45)]), { class: 'm' }),
    circle(first[0], first[1], 45, { class: 'k' }),
    isSaid ? lettering.write(word, foot[0] - off * Math.cos(back), foot[1] - off * Math.sin(back) + 60, 180, 'regular') : '',
  ].join('');
}
