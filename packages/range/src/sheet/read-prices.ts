import { nearMiss } from '../source/near-miss.ts';
import type { Source } from '../source/source.ts';
import { type PriceRow, priceIn, priceRowsOf, type SheetName, sheetNames } from './price-rows.ts';
import { type Cell, columns, type Sheet } from './print-prices.ts';
import { columnName, readAmount, readText } from './read-cells.ts';

/** An error in a workbook. Rows count from 1, and columns have the names that spreadsheets give them. */
export interface SheetFault {
  readonly sheet: string;
  readonly row: number;
  readonly column?: string;
  readonly message: string;
}

/** A price in the workbook that differs from the range in at least one area. */
export interface PriceChange {
  readonly row: PriceRow;
  /** The sheet and row of the new price. */
  readonly line: Pick<SheetFault, 'sheet' | 'row'>;
  /** Area key → kr, for every area. */
  readonly prices: Readonly<Record<string, number>>;
}

interface ReadPrices {
  readonly faults: readonly SheetFault[];
  readonly changes: readonly PriceChange[];
}

/**
 * Compares a price workbook with the range. Missing rows, sheets and areas leave their prices unchanged. The title column is only for the
 * reader and is ignored. Condition and unit must match the range, because they define the meaning of a price.
 */
export function readPrices(source: Source, sheets: readonly Sheet[]): ReadPrices {
  const faults: SheetFault[] = [];
  const rows = priceRowsOf(source);
  const areas = source.areas.map(({ key }) => key);
  const seen = new Map<PriceRow, number>();
  const changes = sheets.flatMap((sheet) => {
    const heading = readHeading(sheet, areas, faults);
    return heading
      ? sheet.rows.flatMap((cells, at) => (at === 0 || isEmpty(cells) ? [] : (readRow(sheet, heading, cells, at + 1) ?? [])))
      : [];
  });
  return { faults, changes };

  function readRow(sheet: Sheet, heading: Heading, cells: readonly Cell[], line: number): PriceChange | null {
    const report = (column: number, message: string) => {
      faults.push({ sheet: sheet.name, row: line, column: columnName(column), message });
      return null;
    };
    const stray = cells.findIndex((cell, at) => readText(cell) !== '' && !heading.named.has(at));
    if (stray >= 0) return report(stray, 'the first row does not name this column');
    const row = findRow(sheet, heading, cells, report);
    if (!row) return null;
    const before = seen.get(row);
    if (before !== undefined) return report(heading.key, `'${row.key}' stands in row ${before} already`);
    seen.set(row, line);
    for (const [column, known] of [
      [heading.when, row.when],
      [heading.unit, row.unit],
    ] as const) {
      if (column !== null && readText(cells[column]) !== known.trim())
        return report(column, `only prices are imported: here the range has '${known}', and the price would mean something else`);
    }
    const prices: Record<string, number> = {};
    let isSound = true;
    for (const area of areas) {
      const column = heading.areas.get(area);
      const now = priceIn(row, area);
      const read = column === undefined ? { amount: now } : readAmount(cells[column] ?? null);
      const wrong = 'wrong' in read ? read.wrong : wrongWith(row, read.amount, now);
      if (wrong !== null) {
        report(column ?? heading.key, `${area}: ${wrong}`);
        isSound = false;
      } else if ('amount' in read && read.amount !== null) prices[area] = read.amount;
    }
    const given = Object.keys(prices).length;
    if (!isSound || given === 0) return null;
    if (given < areas.length)
      return report(
        heading.key,
        `'${row.key}' has no price for ${areas.filter((area) => prices[area] === undefined).join(', ')}`,
      );
    return areas.some((area) => prices[area] !== priceIn(row, area))
      ? { row, line: { sheet: sheet.name, row: line }, prices }
      : null;
  }

  /** Finds the price that a row of the sheet refers to. */
  function findRow(
    sheet: Sheet,
    heading: Heading,
    cells: readonly Cell[],
    report: (column: number, message: string) => null,
  ): PriceRow | null {
    const kind = heading.sheet === null ? sheetOf(sheet.name) : sheetOf(readText(cells[heading.sheet]));
    if (!kind) return report(heading.sheet ?? 0, `expected one of ${Object.values(sheetNames).join(', ')}`);
    const key = readText(cells[heading.key]);
    const entry = heading.entry === null ? 1 : Number(readText(cells[heading.entry]) || 1);
    const same = rows.filter((row) => row.sheet === kind && row.key === key);
    const keys = rows.filter((row) => row.sheet === kind).map((row) => row.key);
    if (same.length === 0) return report(heading.key, `there is no '${key}'${nearMiss(key, keys)}`);
    const found = same.find((row) => row.entry === entry);
    return found ?? report(heading.entry ?? heading.key, `'${key}' has ${same.length} prices, and this is none of them`);
  }
}

/** Returns the error in a new price; null: the price may have this value. */
function wrongWith({ sheet, key, carriedBy }: PriceRow, amount: number | null, now: number | null): string | null {
  if (amount === null) return now === null ? null : 'the price is gone; write 0 for what costs nothing';
  if (carriedBy.length > 0)
    return `'${key}' gets its price from ${carriedBy.join(', ')}; change it on the sheet ${sheetNames.bases}`;
  return sheet === 'houses' && amount <= 0 ? 'a house costs more than 0 kr' : null;
}

/** The positions of the columns, from 0. Null: the sheet has no such column. */
interface Heading {
  readonly sheet: number | null;
  readonly key: number;
  readonly entry: number | null;
  readonly when: number | null;
  readonly unit: number | null;
  readonly areas: ReadonlyMap<string, number>;
  /** The positions of all columns with a heading, whether the heading is known or not. */
  readonly named: ReadonlySet<number>;
}

/** Parses the first row; returns null if it does not name the required columns. */
function readHeading(sheet: Sheet, areas: readonly string[], faults: SheetFault[]): Heading | null {
  const report = (column: number, message: string) =>
    faults.push({ sheet: sheet.name, row: 1, column: columnName(column), message });
  const names = (sheet.rows[0] ?? []).map(readText);
  const known = [...Object.values<string>(columns), ...areas];
  const at = (name: string): number | null => (names.includes(name) ? names.indexOf(name) : null);
  for (const [column, name] of names.entries()) {
    if (name !== '' && !known.includes(name)) report(column, `no column has this name: '${name}'${nearMiss(name, known)}`);
    else if (name !== '' && names.indexOf(name) !== column) report(column, `two columns are called '${name}'`);
  }
  const key = at(columns.key);
  if (key === null) {
    report(0, `the first row has no column '${columns.key}'`);
    return null;
  }
  return {
    sheet: at(columns.sheet),
    key,
    entry: at(columns.entry),
    when: at(columns.when),
    unit: at(columns.unit),
    named: new Set(names.flatMap((name, column) => (name === '' ? [] : [column]))),
    areas: new Map(areas.flatMap((area) => at(area) ?? []).map((column): [string, number] => [names[column] ?? '', column])),
  };
}

function sheetOf(name: string): SheetName | undefined {
  return (Object.keys(sheetNames) as SheetName[]).find((sheet) => sheetNames[sheet].toLowerCase() === name.toLowerCase());
}

function isEmpty(cells: readonly Cell[]): boolean {
  return cells.every((cell) => readText(cell) === '');
}
