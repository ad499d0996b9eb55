import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, onTestFinished, test } from 'vitest';
import { runRange } from './testing/run-range.ts';

function copyOfSmall(): string {
  const folder = mkdtempSync(join(tmpdir(), 'range-prices-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../apps/web/testing/range'), join(folder, 'range'), { recursive: true });
  return folder;
}

test('`prices export` writes all prices to xlsx; `prices import` prints the changed prices; with --write, it writes only the changed prices into the range', async () => {
  const folder = copyOfSmall();
  const [range, file] = [join(folder, 'range'), join(folder, 'priser.xlsx')];
  expect(runRange('prices', 'export', range, file).stdout).toContain('46 rows');
  expect(runRange('prices', 'import', range, file).stdout).toBe('No price differs.\n');

  const { sheets } = await readXlsx(readFileSync(file));
  const row = sheets.find(({ name }) => name === 'Svar')?.rows.find(([key]) => key === 'krypgrund') ?? [];
  row[row.length - 1] = -13000;
  writeFileSync(file, await writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) }));
  const questions = join(range, 'questions/inne.yaml');
  const before = readFileSync(questions, 'utf8');

  const shown = runRange('prices', 'import', range, file);
  expect(shown.stdout).toMatch(/krypgrund .*\n {2}syd: −12 000 → −13 000 kr\n {2}chosen in 6 of 7 houses: −1 000 kr\n/);
  expect(shown.stdout).toContain('1 price in 1 file would change. Nothing is written; --write writes.');
  expect(readFileSync(questions, 'utf8')).toBe(before);

  expect(runRange('prices', 'import', range, file, '--write').stdout).toContain('1 price in 1 file written.');
  expect(readFileSync(questions, 'utf8')).toBe(before.replace('price: -12000', 'price: { norr: -12000, syd: -13000 }'));
  expect(runRange('build', range, join(folder, 'built')).status).toBe(0);
});

test('if a spreadsheet adds the first price of an answer, `prices import --write` also adds an id for the new base answer; it reads a csv file that a Swedish Excel has saved', () => {
  const folder = copyOfSmall();
  const [range, file] = [join(folder, 'range'), join(folder, 'priser.csv')];
  // This is the Windows code page, in which a Swedish Excel may save the file.
  writeFileSync(file, 'Blad;Nyckel;Titel;norr;syd\r\nSvar;knutar-gra;Grå;500;450,50\r\n', 'latin1');
  expect(runRange('prices', 'import', range, file, '--write').stdout).toContain('norr: no price → 500 kr');
  expect(readFileSync(join(range, 'questions/fasad.yaml'), 'utf8')).toContain('\n      price: { norr: 500, syd: 450.5 }\n');
  expect(readFileSync(join(range, 'ids.lock.yaml'), 'utf8')).toMatch(/^ {2}=knutar-gra: \d+$/m);
  expect(runRange('build', range, join(folder, 'built')).status).toBe(0);
});

test('`prices import` reports an invalid cell with row and column, and writes nothing', () => {
  const folder = copyOfSmall();
  const [range, file] = [join(folder, 'range'), join(folder, 'priser.csv')];
  // The first row is a valid change of a price, which must not be written either.
  writeFileSync(file, 'Blad,Nyckel,norr,syd\nSvar,krypgrund,-13000,-13000\nSvar,knutar-gra,500,ungefär 400\n');
  const files = ['questions/inne.yaml', 'questions/fasad.yaml', 'ids.lock.yaml'];
  const textOf = (name: string) => readFileSync(join(range, name), 'utf8');
  const before = files.map(textOf);
  const { status, stderr } = runRange('prices', 'import', range, file, '--write');
  expect(status).toBe(1);
  expect(stderr).toContain(`${file}: row 3, column D: syd: expected an amount in kr, found 'ungefär 400'`);
  expect(runRange('prices', 'import', range, join(folder, 'none.xlsx')).stderr).toContain('there is no such file');
  expect(runRange('prices', 'import', range, join(range, 'brand.yaml')).stderr).toContain('ends with .xlsx or .csv');
  writeFileSync(join(folder, 'broken.xlsx'), 'no workbook');
  expect(runRange('prices', 'import', range, join(folder, 'broken.xlsx')).stderr).toContain('not readable as xlsx');
  expect(runRange('prices', 'import', range).status).toBe(2);
  expect(files.map(textOf)).toEqual(before);
});

test('`prices` prints the reason why it cannot read or write the spreadsheet', () => {
  const folder = copyOfSmall();
  const range = join(folder, 'range');
  const unwritable = runRange('prices', 'export', range, join(folder, 'none/priser.xlsx'));
  expect(unwritable).toMatchObject({ status: 1, stderr: `${join(folder, 'none/priser.xlsx')}: cannot be written (ENOENT)\n` });
  mkdirSync(join(folder, 'folder.csv'));
  const unreadable = runRange('prices', 'import', range, join(folder, 'folder.csv'));
  expect(unreadable).toMatchObject({ status: 1, stderr: `${join(folder, 'folder.csv')}: cannot be read (EISDIR)\n` });
});
