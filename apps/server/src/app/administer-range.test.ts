import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Connection } from '../db/connect.ts';
import { now } from '../testing/a-server.ts';
import { openDatabase } from '../testing/databases.ts';
import { rangeCommand } from './administer-range.ts';
import { readEnv } from './env.ts';

const range = fileURLToPath(new URL('../../../web/testing/range', import.meta.url));

let connection: Connection;
beforeAll(async () => {
  connection = await openDatabase();
}, 60_000);
afterAll(() => connection.close());

const signed = { name: 'Vera Ek', reason: 'Paketet finns inte där' };
const run = (...args: string[]) => rangeCommand(args, signed)?.({ env: readEnv({}), connection, now: () => now });
const textsIn = (folder: string) =>
  globSync('**/*.yaml', { cwd: folder })
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

test('range export writes the files of a version byte for byte as they were published', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(run('export', folder)).rejects.toThrow('No range was published with its text.');
  await run('publish', range);
  expect(await run('export', folder)).toContain('version 1 of the range');
  expect(textsIn(folder)).toEqual(textsIn(range));
  await expect(run('export', folder, '7')).rejects.toThrow('There is no version 7.');
  expect(rangeCommand(['export'])).toBeNull();
});
