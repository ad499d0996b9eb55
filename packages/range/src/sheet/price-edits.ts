import type { Path } from '../source/fault.ts';
import type { PriceChange } from './read-prices.ts';

/** One value of a file that a price change sets. */
interface PriceEdit {
  readonly file: string;
  readonly path: Path;
  readonly value: number | Readonly<Record<string, number>>;
}

/**
 * Returns the fewest edits that give a row its new prices. If each area has its own amount, only the amounts that differ are edited. A
 * single amount for all areas is split when the areas now differ.
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
