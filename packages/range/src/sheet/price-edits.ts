import type { Path } from '../source/fault.ts';
import type { PriceChange } from './read-prices.ts';

/** One value of a file that a change of prices sets. */
interface PriceEdit {
  readonly file: string;
  readonly path: Path;
  readonly value: number | Readonly<Record<string, number>>;
}

/**
 * The fewest values to set so that a price is what was read: the amounts of the areas that differ, where each area has one. One amount for all areas
 * becomes an amount for each where they differ now.
 */
export function editsOf({ row: { file, path, written }, prices }: PriceChange): readonly PriceEdit[] {
  if (typeof written === 'object') {
    return Object.entries(prices)
      .filter(([area, price]) => written[area] !== price)
      .map(([area, value]) => ({ file, path: [...path, area], value }));
  }
  const [first, ...others] = Object.values(prices);
  const isOne = first !== undefined && others.every((price) => price === first);
  return [{ file, path, value: isOne ? first : prices }];
}
