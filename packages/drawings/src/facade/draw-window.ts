import { colourOf, type Facade } from '@gavel/core/plan';
import { number, path, rect } from '../ink/svg.ts';
import { INK, THIN } from './take-note.ts';

/** Draws a window with its casing and bars. */
export function windowIn(facade: Facade, [x, sill, width, height]: readonly [number, number, number, number]): string {
  const { floor, trim, parts } = facade;
  const y = floor - sill - height;
  const frame = colourOf(parts.get('frames'), '#f3f2ee');
  const bars = parts.get('windows')?.value;
  const casing = 110;
  const isMetal = parts.get('frames')?.value === 'metal';
  const line = (d: string, wide: number) => path(d, { fill: 'none', stroke: frame, 'stroke-width': wide });
  const middle = `M${number(x + width / 2)} ${number(y)}v${number(height)}`;
  const across = (share: number) => `M${number(x)} ${number(y + height * share)}h${number(width)}`;
  const drawn =
    bars === 'bars'
      ? line(middle, 70) + line(`${across(1 / 3)}${across(2 / 3)}`, 34)
      : bars === 'cross'
        ? line(middle, 90) + line(across(0.32), 90)
        : width > 1000
          ? line(middle, 80)
          : '';
  return [
    rect(x - casing, y - casing, width + 2 * casing, height + 2 * casing, { fill: trim, ...THIN }),
    rect(x, y, width, height, {
      fill: colourOf(parts.get('glass'), '#b9cbd2'),
      stroke: frame,
      'stroke-width': isMetal ? 70 : 110,
    }),
    path(`M${number(x + width * 0.15)} ${number(y + height * 0.8)}L${number(x + width * 0.7)} ${number(y + height * 0.12)}`, {
      fill: 'none',
      stroke: '#e6eff1',
      'stroke-width': 40,
    }),
    drawn,
    path(`M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z`, {
      fill: 'none',
      stroke: INK,
      'stroke-width': 8,
    }),
  ].join('');
}
