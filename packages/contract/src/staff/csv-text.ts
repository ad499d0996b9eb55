/** One value of a table; null: empty. */
export type Cell = string | number | null;

/**
 * Returns a table for Swedish spreadsheets: semicolons, decimal commas, a byte order mark. An apostrophe is added before text that a
 * spreadsheet would treat as a formula. Numbers, also negative ones, stay numbers.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${csvLines(rows)}`;
}

/** The first character of the file, by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns rows of the table, each with its line end. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(';')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
