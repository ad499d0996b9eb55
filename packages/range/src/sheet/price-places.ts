import type { Path } from '../source/fault.ts';
import type { Source } from '../source/source.ts';
import { type PriceRow, priceRowsOf } from './price-rows.ts';

/** Every price of a range with its place by name, which stays valid when the files change around it. */
export interface PricePlaces {
  readonly areas: readonly { readonly key: string; readonly name: string }[];
  readonly rows: readonly (Omit<PriceRow, 'path'> & { readonly keys: readonly string[] })[];
}

/** Lists the prices with their places. @param keysOf names the steps of a path in a file */
export function pricePlaces(source: Source, keysOf: (file: string, path: Path) => readonly string[]): PricePlaces {
  return {
    areas: source.areas.map(({ key, name }) => ({ key, name })),
    rows: priceRowsOf(source).map(({ path, ...row }) => ({ ...row, keys: keysOf(row.file, path) })),
  };
}
