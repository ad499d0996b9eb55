import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Starts another process that locks the folder until it is killed. */
async function otherHolder(folder: string) {
  const module = new URL('./lock-folder.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(module)}); await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

async function leaveLock(folder: string, owner: object, beatAt = new Date()): Promise<void> {
  const path = join(folder, 'gavel.lock');
  await writeFile(path, JSON.stringify({ pid: process.pid, host: hostname(), id: 'left', ...owner }));
  await utimes(path, beatAt, beatAt);
}

const MINUTE_AGO = new Date(Date.now() - 60_000);
const NO_SUCH_PID = 2 ** 22 + 1;

test('a second process that locks the folder gets an error with the folder and the first process’s pid, until the first process is killed', async () => {
  const folder = await aFolder();
  const holder = await otherHolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockFolder(folder)).release();
});

test('a released folder has no lock file and can be locked again', async () => {
  const folder = await aFolder();
  await (await lockFolder(folder)).release();
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test('two folders can be locked at the same time', async () => {
  const [first, second] = [await lockFolder(await aFolder()), await lockFolder(await aFolder())];
  await first.release();
  await second.release();
});

test.each([
  ['its process has ended', { pid: NO_SUCH_PID }, new Date()],
  ['its pid belongs to another process, long after its last heartbeat', {}, MINUTE_AGO],
  ['it belongs to another machine without a recent heartbeat', { host: 'another', pid: 1 }, MINUTE_AGO],
])('a process takes over the lock of a folder when %s', async (_, owner, beatAt) => {
  const folder = await aFolder();
  await leaveLock(folder, owner, beatAt);
  const lock = await lockFolder(folder);
  expect(await readdir(folder)).toEqual(['gavel.lock']);
  await lock.release();
});

test('a process takes over a truncated lock file when the file shows no recent heartbeat', async () => {
  const folder = await aFolder();
  const path = join(folder, 'gavel.lock');
  await writeFile(path, '{"pid":');
  await expect(lockFolder(folder)).rejects.toThrow('in use by another process');
  await utimes(path, MINUTE_AGO, MINUTE_AGO);
  await (await lockFolder(folder)).release();
});

test('nobody takes over a lock of another machine or container while the heartbeat of the lock is recent', async () => {
  const folder = await aFolder();
  await leaveLock(folder, { host: 'another', pid: 17 });
  await expect(lockFolder(folder)).rejects.toThrow('process 17 on another');
});
