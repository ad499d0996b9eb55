import type { Rect, Room } from '@gavel/core/plan';
import { number, path } from '../ink/svg.ts';
import { box } from './plan-style.ts';
import type { Lettering } from './write-text.ts';

/** Draws the floor of a room: wet rooms have tiles, and a changed room is marked. */
export function drawFloor({ parts, kind }: Room, isMarked: boolean): string {
  const isWet = wet.has(kind);
  return parts.map((part) => box(part, isMarked ? 'c' : isWet ? 'wet' : 'r') + (isWet ? tiles(part) : '')).join('');
}

const wet: ReadonlySet<string> = new Set(['bath', 'wc', 'laundry', 'sauna']);

function tiles({ x, y, width, height }: Rect): string {
  const count = (length: number) => Math.ceil(length / 300) - 1;
  const across = Array.from({ length: count(height) }, (_, at) => `M${number(x)} ${number(y + (at + 1) * 300)}h${number(width)}`);
  const down = Array.from({ length: count(width) }, (_, at) => `M${number(x + (at + 1) * 300)} ${number(y)}v${number(height)}`);
  return path([...across, ...down].join(''), { class: 'tile' });
}

/** Draws an opening to the storey below: a cross with a railing around it. */
export function drawVoid({ x, y, width, height }: Rect, lettering: Lettering): string {
  const cross = `M${number(x)} ${number(y)}l${number(width)} ${number(height)}M${number(x + width)} ${number(y)}l${number(-width)} ${number(height)}`;
  const size = lettering.size(Math.min(230, width / 8));
  const lines = path(cross, { class: 'dash' }) + box({ x, y, width, height }, 'l');
  if (!lettering.fits(lettering.words('open'), size, 'regular', width - 60)) return lines;
  return (
    lines +
    box({ x: x + width / 2 - size * 3, y: y + height / 2 - size * 0.9, width: size * 6, height: size * 1.6 }, 'p') +
    lettering.write(lettering.words('open'), x + width / 2, y + height / 2 + size * 0.3, size, 'regular')
  );
}
