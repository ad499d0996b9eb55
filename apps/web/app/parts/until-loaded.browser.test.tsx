import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reachability } from '../network/reachability.ts';
import { fetchFile } from './fetch-file.ts';
import { PartError } from './part-error.ts';
import { untilLoaded, untilLoadedUnseen } from './until-loaded.ts';
import { waitingParts } from './waiting-parts.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  waitingParts.retry();
});

/** Returns a loader that fails once with each of these faults, and then succeeds. */
function failing(...faults: PartError['fault'][]) {
  const left = [...faults];
  return vi.fn(async () => {
    const fault = left.shift();
    if (fault) throw new PartError(fault, 'views.js');
    return 'the part';
  });
}

test('if a module fails to load, a notice appears, and the module loads when the visitor retries', async () => {
  const load = failing('unreachable', 'unreachable');
  const loaded = untilLoaded(load);
  await expect.poll(waitingParts.fault).toBe('unreachable');
  waitingParts.retry();
  await expect.poll(() => load.mock.calls.length).toBe(2);
  await expect.poll(waitingParts.fault).toBe('unreachable');
  waitingParts.retry();
  expect(await loaded).toBe('the part');
  expect(waitingParts.fault()).toBeNull();
});

test('if a module failed to load, it loads as soon as the server responds again, even if the visitor has closed the notice', async () => {
  const loaded = untilLoaded(failing('unreachable'));
  await expect.poll(waitingParts.fault).toBe('unreachable');
  waitingParts.dismiss();
  expect(waitingParts.fault()).toBeNull();
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the part');
});

test('if an optional module fails to load, no notice appears', async () => {
  const load = failing('unreachable');
  const loaded = untilLoadedUnseen(load);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(waitingParts.fault()).toBeNull();
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('the part');
});

test('untilLoaded rejects if the module was loaded but throws an error while it runs', async () => {
  await expect(untilLoaded(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
});

test('a page that has just reloaded itself does not reload again if the server no longer has a file', async () => {
  sessionStorage.setItem(
    'gavel.reloaded',
    JSON.stringify({ at: Date.now(), reason: 'another', isTold: true, hadPassword: false }),
  );
  untilLoaded(failing('outdated', 'outdated'));
  await expect.poll(waitingParts.fault).toBe('outdated');
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['the file is gone', async () => new Response(null, { status: 404 }), 'outdated'],
  ['the server has too much to do', async () => new Response(null, { status: 429 }), 'busy'],
  ['a proxy has no server', async () => new Response(null, { status: 502 }), 'busy'],
  ['a login page answers', async () => new Response('', { headers: { 'Content-Type': 'text/html' } }), 'unreachable'],
] as const)('if %s, fetchFile rejects, and its next call requests the file again', async (title, answer, fault) => {
  const unanswered = vi.spyOn(reachability, 'unanswered').mockReturnValue();
  vi.stubGlobal('fetch', vi.fn(answer));
  const address = `/assets/${title}.js`;
  await expect(fetchFile(address)).rejects.toMatchObject({ fault });
  unanswered.mockRestore();
  // The first call requests the failed file again. The second call requests nothing, because the file has loaded.
  const there = vi.fn(async () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }));
  vi.stubGlobal('fetch', there);
  await fetchFile(address);
  await fetchFile(address);
  expect(there).toHaveBeenCalledTimes(1);
});

test('if the server does not begin to respond to the request for a file, fetchFile gives up after some time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(reachability, 'unanswered').mockReturnValue();
  vi.spyOn(reachability, 'verdict').mockResolvedValue(false);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const file = expect(fetchFile('/assets/silent.js')).rejects.toMatchObject({ fault: 'unreachable' });
  vi.advanceTimersByTime(46_000);
  await file;
  vi.useRealTimers();
  vi.restoreAllMocks();
});
