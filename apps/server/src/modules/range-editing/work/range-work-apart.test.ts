import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { rangeWorkApart } from './range-work-apart.ts';

/** A program that answers each job with its process id, and takes a second to end after it was disconnected. */
const SLOW_TO_END = `process.on('message', ({ id }) => process.send({ id, answer: process.pid }));
process.on('disconnect', () => setTimeout(() => process.exit(0), 1000));`;

test('if a job arrives while the worker process is ending because it was idle, a new worker process does the job', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-range-work-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'program.mjs');
  await writeFile(file, SLOW_TO_END);
  const work = rangeWorkApart({ logger: { warn: () => undefined }, idleMs: 1, program: pathToFileURL(file) });
  const job = () => work.listPlaces({ texts: new Map(), pictures: '' });
  const first = await job();
  await setTimeout(50);
  const second = await job();
  expect(second).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});
