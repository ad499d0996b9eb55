import type { Path } from '../source/fault.ts';
import type { Source } from '../source/source.ts';
import { type PriceRow, priceRowsOf } from './price-rows.ts';

/**
 * Every price of a range, with the path to it in its file. The path has names in place of list positions, so it usually stays valid when
 * other parts of the file change.
 */
export interface PricePlaces {
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  readonly rows: readonly (Omit<PriceRow, 'path'> & { readonly keys: readonly string[] })[];
}

/**
 * Lists the prices with their positions in the files.
 * @param keysOf converts a path with list positions to the same path with keys
 */
export function pricePlaces(source: Source, keysOf: (file: string, path: Path) => readonly string[]): PricePlaces {
  return {
    areas: source.areas.map(({ key, name }) => ({ key, name })),
    rows: priceRowsOf(source).map(({ path, ...row }) => ({ ...row, keys: keysOf(row.file, path) })),
  };
}
