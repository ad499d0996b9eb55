import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type Ore, toKr } from '@gavel/core';
import { type Fault, type PublishedRange, printFault } from '@gavel/range';
import {
  assignIds,
  buildRange,
  checkRange,
  EditError,
  editsOf,
  type PriceChange,
  priceEffects,
  priceIn,
  priceSheets,
  printIdsLock,
  type ReadRange,
  readPrices,
  readRange,
  type SheetFault,
  type Source,
  setValues,
} from '@gavel/range/publishing';
import { readWorkbook, WorkbookError, writeWorkbook } from './workbook.ts';

const IDS_LOCK = 'ids.lock.yaml';

/** The exit code. 0: done, or there was nothing to do; 1: there was a fault, which was printed. */
type Outcome = 0 | 1;

/** Writes every price of a checked range into a spreadsheet. */
export async function exportPrices(source: Source, file: string): Promise<Outcome> {
  return orTell(async () => {
    const sheets = priceSheets(source);
    await writeWorkbook(file, sheets);
    const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length - 1, 0);
    console.log(`${file}: ${rows} rows`);
    return 0;
  });
}

/**
 * Prints every price that differs in the spreadsheet, and its effect for visitors. Writes the changed amounts into the range's files if
 * `write` is set or the user agrees at the terminal. Leaves all other values in the files unchanged.
 */
export async function importPrices(folder: string, source: Source, file: string, write: boolean): Promise<Outcome> {
  return orTell(async () => {
    const { changes, faults } = readPrices(source, await readWorkbook(file));
    for (const fault of faults) console.error(`${file}: ${printSheetFault(fault)}`);
    if (faults.length > 0) {
      console.error(`${file}: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}; nothing is written`);
      return 1;
    }
    const edited = await editedFiles(folder, changes);
    const after = await readEdited(folder, edited);
    const found: readonly Fault[] = after.source ? checkRange(after.source) : after.faults;
    if (!after.source || found.length > 0) {
      for (const fault of found) console.error(printFault({ ...fault, file: join(folder, fault.file) }));
      console.error(`${file}: the range would have ${found.length} faults; nothing is written`);
      return 1;
    }
    printChanges(source, after.source, changes);
    const what = `${changes.length} ${changes.length === 1 ? 'price' : 'prices'} in ${edited.size} ${edited.size === 1 ? 'file' : 'files'}`;
    if (changes.length === 0 || !(write || (await agrees(`Write ${what}? (y/N) `)))) {
      console.log(changes.length === 0 ? 'No price differs.' : `${what} would change. Nothing is written; --write writes.`);
      return 0;
    }
    for (const [name, text] of edited) await replaceFile(join(folder, name), text);
    console.log(`${what} written.`);
    return 0;
  });
}

/** Returns the new text of each file with changed prices. */
async function editedFiles(folder: string, changes: readonly PriceChange[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [file, edits] of Map.groupBy(changes.flatMap(editsOf), (edit) => edit.file)) {
    // Without this option, the file would lose its byte order mark.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await readFile(join(folder, file)));
    texts.set(file, setValues(text, edits));
  }
  return texts;
}

/**
 * Reads the range as it will be after the edits. An answer with its first price needs ids for a base question and a base answer. In that
 * case, this function adds the new text of ids.lock.yaml to `edited`.
 */
async function readEdited(folder: string, edited: Map<string, string>): Promise<ReadRange> {
  const { source, faults } = await readRange(folder, edited);
  if (!source) return { source, faults };
  const lock = printIdsLock(assignIds(source, source.idsLock));
  if (lock === printIdsLock(source.idsLock)) return { source, faults: [] };
  edited.set(IDS_LOCK, lock);
  return readRange(folder, edited);
}

function printChanges(source: Source, edited: Source, changes: readonly PriceChange[]): void {
  const [before, after] = [source, edited].map((one) => buildRange(one, one.idsLock, Date.now())) as [
    PublishedRange,
    PublishedRange,
  ];
  const effects = priceEffects(source, before, after);
  for (const change of changes) {
    const { row, line, prices } = change;
    const { houses, least, most } = effects.ofChoice(change);
    console.log(`${line.sheet || 'row'} ${line.row}: ${row.key} (${row.title})${row.unit === '' ? '' : `, per ${row.unit}`}`);
    for (const [area, price] of Object.entries(prices)) {
      const was = priceIn(row, area);
      if (was !== price) console.log(`  ${area}: ${was === null ? 'no price' : amount(was)} → ${amount(price)} kr`);
    }
    if (row.sheet === 'houses') continue;
    const range = least === most ? signed(least) : `${signed(least)} to ${signed(most)}`;
    console.log(
      houses === 0
        ? '  no standard house gets another price by it'
        : `  chosen in ${houses} of ${after.houses.length} houses: ${range} kr`,
    );
  }
  for (const { house, area, before: was, after: is } of effects.houses)
    console.log(`Standard price of ${house}, ${area}: ${amount(toKr(was))} → ${amount(toKr(is))} kr`);
}

function printSheetFault({ sheet, row, column, message }: SheetFault): string {
  return `${sheet === '' ? '' : `${sheet}, `}row ${row}${column === undefined ? '' : `, column ${column}`}: ${message}`;
}

/** Asks the user. Without a terminal it does not ask, and the answer is no. */
async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(question);
  lines.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

/** Replaces a file in one step, because a half-written file would break the range. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function orTell(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WorkbookError || error instanceof EditError)) throw error;
    console.error(error.message);
    return 1;
  }
}

const numbers = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

function amount(kr: number): string {
  // Replace no-break spaces, because a terminal may show some of them as other characters.
  return numbers.format(kr).replaceAll(/\s/g, ' ');
}

function signed(ore: Ore): string {
  return `${ore > 0 ? '+' : ''}${amount(toKr(ore))}`;
}
