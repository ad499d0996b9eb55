import { type Cell, csvText } from '@gavel/contract/staff';

/** Returns a table as a file for spreadsheets (`csvText`). */
export function csvFile(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvText(rows));
}
