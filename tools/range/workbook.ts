import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { csvText } from '@gavel/contract/staff';
import { type Cell, inOneSheet, type Sheet } from '@gavel/range/publishing';
import { parseCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';

/** The error for a file that cannot be read or written as a workbook. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
}

const WIDTHS = [26, 6, 44, 30, 16];
const AREA_WIDTH = 14;
const HEADING = { font: { bold: true } };

/**
 * Writes a workbook: `.xlsx`, or `.csv` in the format that Swedish spreadsheets read. Throws `WorkbookError` for another extension, and when
 * the file cannot be written.
 */
export async function writeWorkbook(file: string, sheets: readonly Sheet[]): Promise<void> {
  if (kindOf(file) === 'csv') return write(file, csvText(inOneSheet(sheets).rows));
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => [...row]),
      cells: new Map((rows[0] ?? []).map((_, column) => [`0,${column}`, { style: HEADING }])),
      columns: (rows[0] ?? []).map((_, column) => ({ width: WIDTHS[column] ?? AREA_WIDTH })),
      freezePane: { rows: 1 },
    })),
  });
  await write(file, bytes);
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content).catch((error: NodeJS.ErrnoException) => {
    throw new WorkbookError(`${file}: cannot be written (${error.code})`);
  });
}

/**
 * Reads a workbook. Throws `WorkbookError` for an ending other than .xlsx and .csv, and when the file cannot be read as its ending says.
 */
export async function readWorkbook(file: string): Promise<readonly Sheet[]> {
  const kind = kindOf(file);
  const bytes = await readFile(file).catch(({ code }: NodeJS.ErrnoException) => {
    throw new WorkbookError(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`);
  });
  try {
    if (kind === 'csv') return [{ name: '', rows: parseCsv(textOf(bytes)).map(cellsOf) }];
    const { sheets } = await readXlsx(bytes);
    return sheets.map(({ name, rows }) => ({ name, rows: rows.map(cellsOf) }));
  } catch (error) {
    throw new WorkbookError(`${file}: not readable as ${kind}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function kindOf(file: string): 'xlsx' | 'csv' {
  const ending = extname(file).toLowerCase();
  if (ending === '.xlsx') return 'xlsx';
  if (ending === '.csv') return 'csv';
  throw new WorkbookError(`${file}: a file with prices ends with .xlsx or .csv`);
}

/** Decodes a CSV file: a Swedish Excel saves it as UTF-8 or in the Windows code page. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cellsOf(row: readonly unknown[]): readonly Cell[] {
  return row.map((cell) => (typeof cell === 'number' || typeof cell === 'string' || cell === null ? cell : String(cell ?? '')));
}
