import type { Rect } from '@gavel/core/plan';
import { outline, path, rect } from '../ink/svg.ts';
import { type Lettering, textWidth } from './write-text.ts';

/** Draws the boards of a terrace or a balcony. */
export function boards({ x, y, width, height }: Rect): string {
  const lines = Array.from({ length: Math.ceil(height / 145) - 1 }, (_, index) =>
    outline([
      [x, y + (index + 1) * 145],
      [x + width, y + (index + 1) * 145],
    ]),
  );
  return path(lines.join(''), { class: 'b' });
}

/**
 * Writes the name and the size of an outdoor area in the middle of `box`, on a background at least `paper` wide. `area`: m². Writes only
 * the name if the box is too low for both, and nothing if the name is wider than the box.
 */
export function nameOutside(word: string, area: number, box: Rect, lettering: Lettering, paper: number): string {
  const said = `${String(Math.round(area))} m²`;
  const next = lettering.size(220) * 1.18;
  const hasArea = lettering.size(250) + next + 60 <= box.height;
  if (!lettering.fits(word, 250, 'bold', box.width)) return '';
  const width = Math.max(paper, textWidth(word, lettering.size(250), 'bold') + 120);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + (hasArea ? -20 : 90)];
  const [top, height] = [lettering.size(250), lettering.size(250) + (hasArea ? next + 90 : 150)];
  return [
    rect(x - width / 2, y - top, width, height, { class: 'deck', rx: 60 }),
    lettering.write(word, x, y, 250, 'bold'),
    hasArea ? lettering.write(said, x, y + next, 220, 'regular') : '',
  ].join('');
}
