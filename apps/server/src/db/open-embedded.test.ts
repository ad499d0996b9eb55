import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from './connect.ts';
import { DataFolderError } from './data-folder-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gavel-data-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function refusal(dataFolder = folder): Promise<string> {
  const error: unknown = await openEmbedded(dataFolder).then(
    () => null,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(DataFolderError);
  return String(error);
}

/** Writes those files of a database that the server checks before it opens the database. */
async function aDatabase(files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(join(folder, 'db', 'global'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'db', name), content);
}

test('the error about damaged database files explains what the operator can do, and the files stay unchanged', async () => {
  await aDatabase({ PG_VERSION: '12\n', 'global/pg_control': 'x'.repeat(8192) });
  expect(await refusal()).toMatch(/files are damaged, or of another version .* put a backup in its place/);
  expect(await readFile(join(folder, 'db', 'PG_VERSION'), 'utf8')).toBe('12\n');
  // The first attempt has released the lock of the folder. Otherwise the second attempt would fail because the folder is locked.
  expect(await refusal()).toMatch(/damaged/);
});

test('the server does not create a new database over a database that lacks its version file', async () => {
  await aDatabase({ 'global/pg_control': 'x'.repeat(8192) });
  expect(await refusal()).toMatch(/damaged, or of another version \(there is no PG_VERSION\)/);
  expect(await readFile(join(folder, 'db', 'global', 'pg_control'), 'utf8')).toBe('x'.repeat(8192));
});

test('if there is a file in the place of the data folder or of its folder db, the error contains the path of the file', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await refusal(join(folder, 'file'))).toMatch(/file: a file stands where a folder has to be: move it away/);
  await writeFile(join(folder, 'db'), '');
  expect(await refusal()).toMatch(/db: a file stands where a folder has to be: move it away/);
});
