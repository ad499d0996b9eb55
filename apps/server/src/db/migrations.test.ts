import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const server = fileURLToPath(new URL('../..', import.meta.url));
const drizzleKit = fileURLToPath(new URL('../../../../node_modules/drizzle-kit/bin.cjs', import.meta.url));

test('the migrations create all tables that the modules declare', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(server, 'src/db/migrations'), folder, { recursive: true });
  const before = await readdir(folder, { recursive: true });
  const options = ['--dialect=postgresql', '--schema=./src/**/*.tables.ts', `--out=${relative(server, folder)}`];
  const { stdout } = await promisify(execFile)(process.execPath, [drizzleKit, 'generate', ...options], { cwd: server });
  // If the migrations lacked a table, drizzle-kit would have written a new migration into the folder.
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  // The output proves that drizzle-kit has read every declared table.
  expect(stdout).toMatch(new RegExp(`^${await countDeclared()} tables$`, 'm'));
});

async function countDeclared(): Promise<number> {
  const files = globSync('src/**/*.ts', { cwd: server });
  const sources = await Promise.all(files.map((file) => readFile(join(server, file), 'utf8')));
  return sources.flatMap((source) => source.match(/\bpgTable\(/g) ?? []).length;
}
