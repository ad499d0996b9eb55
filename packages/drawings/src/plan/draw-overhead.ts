import type { Furnished } from '@gavel/core/plan';
import { type Features, loftOver, overlap, type Rect, type RoofWindow, type Storey } from '@gavel/core/plan';
import { number, path } from '../ink/svg.ts';
import { box } from './plan-style.ts';
import { type Lettering, textWidth } from './write-text.ts';

/**
 * Draws what is above the ground floor: the outline of a loft, or, across a living room that is open to the ridge, a dashed line for the
 * ridge.
 */
export function drawAbove(storey: Storey, features: Features, { pieces }: Furnished, lettering: Lettering): string {
  const over = loftOver(storey, features);
  if (over) {
    const word = lettering.words('loft');
    const x = over.x + over.width / 2;
    const size = lettering.size(190);
    if (!lettering.fits(word, size, 'regular', over.width)) return box(over, 'dash');
    const written = (y: number) => ({
      x: x - textWidth(word, size, 'regular') / 2,
      y: y - size,
      width: textWidth(word, size, 'regular'),
      height: size + 50,
    });
    const heights = Array.from({ length: Math.floor(over.height / 100) - 3 }, (_, at) => over.y + 330 + at * 100);
    const y = heights.find((at) => pieces.every((piece) => overlap(piece.box, written(at)) === 0)) ?? over.y + 330;
    return box(over, 'dash') + lettering.write(word, x, y, size, 'regular');
  }
  const living = features.shows?.openUp === 'ridge' ? storey.rooms.find(({ kind }) => kind === 'living') : undefined;
  const part = living?.parts.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!part) return '';
  const y = part.y + part.height / 2;
  return path(`M${number(part.x)} ${number(y)}h${number(part.width)}`, { class: 'dash' });
}

/** Draws roof windows: a frame with crossed panes. */
export function drawRoofWindows(windows: readonly RoofWindow[]): string {
  return windows
    .map(({ box: where }) => {
      const { x, y, width, height } = where;
      return (
        box(where, 'dash') +
        path(
          `M${number(x)} ${number(y)}l${number(width)} ${number(height)}M${number(x + width)} ${number(y)}l${number(-width)} ${number(height)}`,
          {
            class: 'h',
          },
        )
      );
    })
    .join('');
}

/** Draws the dashed lines on the floor under a sloping roof: on one side of such a line, the roof is lower than 1.9 m. */
export function drawLow(low: readonly Rect[]): string {
  const back = Math.min(...low.map(({ y }) => y));
  const edges = low.map(({ x, y, width, height }) => `M${number(x)} ${number(y === back ? y + height : y)}h${number(width)}`);
  return path(edges.join(''), { class: 'dash' });
}

/** Draws the openings in the floor of the storey above. */
export function drawVoidsAbove({ voids }: Storey): string {
  return voids.map((part) => box(part, 'dash')).join('');
}
