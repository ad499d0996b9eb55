import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { openStillMaker, type StillMaker } from './still-maker.ts';

/** The program of a thread that fails some time after each picture. */
const FAILING = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', () => {
  parentPort.postMessage({ pixels: new Uint8Array(4 * 2 * 3) });
  setTimeout(() => { throw new Error('no memory'); }, 100);
});`;

test('a rendering thread that fails between two houses does not end the server, and the next house is rendered', async () => {
  const emitted = vi.spyOn(Worker.prototype, 'emit');
  const maker = openStillMaker({ program: new URL(`data:text/javascript,${encodeURIComponent(FAILING)}`) });
  const job = { frame: { width: 4, height: 2 } } as unknown as Parameters<StillMaker['make']>[0];
  expect((await maker.make(job)).length).toBeGreaterThan(100);
  await expect.poll(() => emitted.mock.calls.map(([event]) => event)).toContain('exit');
  emitted.mockRestore();
  expect((await maker.make(job)).length).toBeGreaterThan(100);
  maker.close();
});
