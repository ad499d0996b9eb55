import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from './start-postgres.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gavel-tools-'));
  chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('if DATABASE_URL contains an address, startPostgres returns this address and starts no server', async () => {
  const postgres = await startPostgres({ DATABASE_URL: 'postgres://somewhere/else' });
  expect(postgres.url).toBe('postgres://somewhere/else');
  await postgres.stop();
  expect(readdirSync(folder)).toEqual([]);
});

test('a new PostgreSQL server accepts connections until it is stopped, and leaves no files', async ({ skip }) => {
  const { DATABASE_URL: _, ...env } = process.env;
  const postgres = await startPostgres(env);
  if (postgres.url === null) return skip(postgres.reason);
  const port = Number(new URL(postgres.url).port);
  expect(await answers(port)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);
  await postgres.stop();
  expect(await answers(port)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('if PostgreSQL is not installed, startPostgres starts no server and returns the reason', async () => {
  const postgres = await startPostgres({ PATH: '' }, '/nowhere');
  expect(postgres).toMatchObject({ url: null, reason: expect.stringContaining('initdb') });
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
