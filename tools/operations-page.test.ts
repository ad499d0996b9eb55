import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './run-node.ts';

// These tests let systemd check the unit in docs/how-to/run-in-production.md. `apps/server/src/cluster.test.ts` tests the nginx lines of
// that page.

const page = readFileSync('docs/how-to/run-in-production.md', 'utf8');
const [, unit = ''] = /```ini\n([\s\S]+?)```/.exec(page) ?? [];

const version = await promisify(execFile)('systemd-analyze', ['--version']).then(
  ({ stdout }) => stdout.split('\n')[0],
  () => null,
);
if (version === null) console.log('The unit in docs/how-to/run-in-production.md is not looked at: there is no systemd-analyze');

/** Returns systemd's complaints about a unit; empty: it has no complaints. */
async function saidOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-unit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'gavel@.service');
  // systemd requires that the unit's program exists.
  await writeFile(file, text.replaceAll('/srv/gavel', root.replace(/\/$/, '')));
  return promisify(execFile)('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file]).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { stdout?: string; stderr?: string }) => `refused: ${error.stdout}${error.stderr}`,
  );
}

test.skipIf(version === null)(
  'systemd accepts the unit in docs/how-to/run-in-production.md, and the program that the unit starts exists',
  async () => {
    expect(await saidOf(unit)).toBe('');
    expect(await saidOf(unit.replace('MemoryMax=', 'MemoryMost='))).toContain("Unknown key 'MemoryMost'");
    expect(await saidOf(unit.replace('/.bin/node', '/.bin/none'))).toContain('refused');
  },
);

test('the systemd unit starts the server as npm start does, and its stop timeout is longer than a shutdown may take', () => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  const words = scripts.start.split(' ').filter((word) => /^(MALLOC_|--)/.test(word));
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(unit).toContain(word);
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
  expect(Number(seconds)).toBeGreaterThan(15);
});

test('the systemd unit restarts the server without a limit, because the server ends if it starts while the database is away', () => {
  // By default, systemd gives up after five starts in ten seconds. With `RestartSec=1`, five starts may take less.
  expect(unit).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m);
  expect(unit).toMatch(/^Restart=on-failure$/m);
});

test('if the kernel ends a child process that needs too much memory, the systemd unit does not stop the server', () => {
  expect(unit).toMatch(/^MemoryMax=\d+M$/m);
  expect(unit).toMatch(/^OOMPolicy=continue$/m);
});

test('the nginx configuration retries a request with another process after a failed connection, but not after a slow response such as a PDF', () => {
  const secondsOf = (name: string) => Number(new RegExp(`^ *${name} (\\d+)s;$`, 'm').exec(page)?.[1]);
  expect(secondsOf('proxy_next_upstream_timeout')).toBeGreaterThan(secondsOf('proxy_connect_timeout'));
  expect(secondsOf('proxy_next_upstream_timeout')).toBeLessThan(secondsOf('proxy_read_timeout'));
});
