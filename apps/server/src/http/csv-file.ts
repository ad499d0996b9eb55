import { type Cell, csvText } from '@gavel/contract/staff';

/** Returns the bytes of a CSV file for spreadsheets, with the text of `csvText`. */
export function csvFile(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvText(rows));
}
