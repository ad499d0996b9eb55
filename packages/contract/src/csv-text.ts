/** One value of a table; null: nothing. */
export type Cell = string | number | null;

/**
 * A table as spreadsheets in Swedish read it: semicolons, decimal commas, a byte order mark. What a spreadsheet would take for a formula begins with an
 * apostrophe; numbers stay numbers, those below 0 too.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${csvLines(rows)}`;
}

/** What such a table begins with. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows of such a table, each with the end of its line. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(written).join(';')}\r\n`).join('');
}

function written(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
