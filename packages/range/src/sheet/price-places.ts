import type { Path } from '../source/fault.ts';
import type { Source } from '../source/source.ts';
import { type PriceRow, priceRowsOf } from './price-rows.ts';

/** Every price of a range, with its position as a path of names. The path stays valid when other parts of the files change. */
export interface PricePlaces {
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  readonly rows: readonly (Omit<PriceRow, 'path'> & { readonly keys: readonly string[] })[];
}

/**
 * Lists the prices with their positions in the files.
 * @param keysOf converts a path in a file to the same path by names
 */
export function pricePlaces(source: Source, keysOf: (file: string, path: Path) => readonly string[]): PricePlaces {
  return {
    areas: source.areas.map(({ key, name }) => ({ key, name })),
    rows: priceRowsOf(source).map(({ path, ...row }) => ({ ...row, keys: keysOf(row.file, path) })),
  };
}
