import type { Features, HousePlan, Storey } from '@gavel/core/plan';
import { number } from '../ink/svg.ts';
import type { TextSize } from './fit-text.ts';
import { box } from './plan-style.ts';
import { type Lettering, type PlanWords, textWidth } from './write-text.ts';

/** Draws the scale below a plan. */
export function drawScale({ depth }: HousePlan, below: number, lettering: Lettering): string {
  const y = depth + below;
  const bars = [0, 1, 2, 3, 4].map((metre) => box({ x: metre * 1000, y, width: 1000, height: 90 }, metre % 2 === 0 ? 'k' : 'f'));
  const size = lettering.size(190);
  const foot = y + 130 + size;
  const numbers = [0, 1, 2, 3, 4, 5].map((metre) => lettering.write(String(metre), metre * 1000, foot, size, 'regular'));
  return [...bars, ...numbers, lettering.write('m', 5000 + size * 1.75, foot, size, 'regular')].join('');
}

/**
 * Returns as text the ceiling height of the ground floor, and whether this floor is open to the ridge. Leaves out what no answer decides;
 * empty for an upper storey.
 */
export function ceilingInWords({ at }: Storey, { shows = {} }: Features, words: PlanWords): string {
  if (at > 0) return '';
  const high = Number(shows.groundCeiling ?? shows.ceiling ?? 0);
  const height = high > 0 ? [`${words('ceiling')} ${(high / 1000).toFixed(2).replace('.', ',')} m`] : [];
  return [...height, ...(shows.openUp === 'ridge' ? [words('ridge')] : [])].join(', ');
}

/**
 * Returns the right end of everything below a plan: the scale, and the ceiling height beside the scale or in the middle of the plan's
 * length. For a small house, this end may be further to the right than the house.
 */
export function endOfFoot({ length }: Pick<HousePlan, 'length'>, said: string, text: TextSize): number {
  const size = (wished: number) => Math.max(wished, text.least);
  const wide = said === '' ? 0 : textWidth(said, size(210), 'regular');
  if (text.isSparse) return (length + wide) / 2;
  return Math.max(5000 + size(190) * 1.75 + textWidth('m', size(190), 'regular') / 2, said === '' ? 0 : 6000 + wide);
}

/** Writes the ceiling height beside the scale, or in the middle of the plan's length when there is no scale. */
export function writeCeiling({ length, depth }: HousePlan, said: string, below: number, lettering: Lettering): string {
  if (said === '') return '';
  const half = textWidth(said, lettering.size(210), 'regular') / 2;
  const x = lettering.text.isSparse ? length / 2 : Math.max(6000 + half, length / 2);
  return lettering.write(said, x, depth + below, 210, 'regular');
}

/**
 * The compass, mm: the least `x` of its middle, to the right of the scale; its radius; the distance of its letter from its middle; and the
 * least right end of the sheet.
 */
export const NORTH = { x: 6700, radius: 330, letter: 490, sheet: 7500 } as const;

/** Draws an arrow to the north with the letter N. */
export function drawNorth({ length, depth }: HousePlan, below: number, degrees: number, lettering: Lettering): string {
  const { radius, letter } = NORTH;
  const [x, y] = [Math.max(length - 500, NORTH.x), depth + below + 60];
  const needle = `<g transform="translate(${x} ${y}) rotate(${number(degrees)})"><circle class="m" r="${radius}"/><path class="k" d="M0 -${radius}L100 150L0 75z"/><path class="m" d="M0 -${radius}L-100 150L0 75z"/></g>`;
  const turn = (degrees * Math.PI) / 180;
  return needle + lettering.write('N', x + Math.sin(turn) * letter, y - Math.cos(turn) * letter + 90, 260, 'bold');
}
