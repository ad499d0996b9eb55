import type { Source } from '../source/source.ts';
import { priceIn, priceRowsOf, type SheetName, sheetNames } from './price-rows.ts';

/** A value of a sheet; null: an empty cell. */
export type Cell = string | number | null;

/** A sheet of a workbook; its first row has the names of the columns. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** The columns to the left of the areas’ columns. */
export const columns = { sheet: 'Blad', key: 'Nyckel', entry: 'Rad', title: 'Titel', when: 'Villkor', unit: 'Per' } as const;

/**
 * Returns every price of a range, with one sheet for each kind of price. Each row is one price; an answer without a price also has a row.
 * The columns include one for each price area.
 */
export function priceSheets(source: Source): readonly Sheet[] {
  const areas = source.areas.map(({ key }) => key);
  const rows = priceRowsOf(source);
  const { key, entry, title, when, unit } = columns;
  return (Object.keys(sheetNames) as SheetName[]).map((sheet) => ({
    name: sheetNames[sheet],
    rows: [
      [key, entry, title, when, unit, ...areas],
      ...rows
        .filter((row) => row.sheet === sheet)
        .map((row) => [row.key, row.entry, row.title, row.when, row.unit, ...areas.map((area) => priceIn(row, area))]),
    ],
  }));
}

/** Merges the sheets into one, for file formats that allow only one. */
export function inOneSheet(sheets: readonly Sheet[]): Sheet {
  const [heading = []] = sheets[0]?.rows ?? [];
  const rows = sheets.flatMap(({ name, rows: [, ...below] }) => below.map((row) => [name, ...row]));
  return { name: '', rows: [[columns.sheet, ...heading], ...rows] };
}
