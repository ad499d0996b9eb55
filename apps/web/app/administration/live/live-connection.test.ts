import type { LiveEvent } from '@gavel/contract/staff';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { connectLive } from './live-connection.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * Returns a connection to a fake server, and what the connection has reported (`told`). While `refusal` is not null, the server refuses
 * each attempt with this HTTP status.
 */
function connected() {
  const server = { refusal: null as number | null, asked: 0 };
  const told: (LiveEvent['kind'] | 'lost' | 'found')[] = [];
  const live = connectLive({
    async *read(_request, left) {
      server.asked += 1;
      if (server.refusal !== null) throw new ApiError('refused', server.refusal);
      yield { kind: 'begun' };
      await new Promise((end) => left.addEventListener('abort', end));
    },
    heard: ({ kind }) => told.push(kind),
    lost: (isLost) => told.push(isLost ? 'lost' : 'found'),
  });
  return { live, server, told };
}

test('after a logout the connection retries, so that a login in another tab opens the stream again', async () => {
  const { live, server, told } = connected();
  server.refusal = 401;
  live.listen(undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([server.asked, told]).toEqual([1, ['lost']]);
  server.refusal = null;
  await vi.advanceTimersByTimeAsync(30_000);
  expect([server.asked, told]).toEqual([2, ['lost', 'found', 'again']]);
  live.leave();
});

test('after a logout the connection retries immediately when the user comes back to the page', async () => {
  const { live, server, told } = connected();
  server.refusal = 401;
  live.listen(undefined);
  await vi.advanceTimersByTimeAsync(0);
  server.refusal = null;
  live.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['lost', 'found', 'again']);
  live.leave();
});

test('if the user opens a third page before the stream of the second page has begun, the streams of the first two pages close', async () => {
  const open = new Set<string>();
  const live = connectLive({
    async *read(request = '', left) {
      open.add(request);
      left.addEventListener('abort', () => open.delete(request));
      if (request !== 'slow') yield { kind: 'begun' };
      await new Promise((end) => left.addEventListener('abort', end));
    },
    heard: () => undefined,
    lost: () => undefined,
  });
  for (const request of ['first', 'slow', 'last']) {
    live.listen(request);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect([...open]).toEqual(['last']);
  live.listen('slow');
  await vi.advanceTimersByTimeAsync(0);
  live.leave();
  expect([...open]).toEqual([]);
});

test('the connection does not retry for a user without permission', async () => {
  const { live, server, told } = connected();
  server.refusal = 403;
  live.listen(undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([server.asked, told]).toEqual([1, ['found']]);
});
