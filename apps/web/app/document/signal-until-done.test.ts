import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { signalUntilDone } from './signal-until-done.ts';

test('who leaves is told of, and nobody listens any more once the page is done', () => {
  const request = new AbortController();
  const { signal, done } = signalUntilDone(request.signal);
  expect(getEventListeners(request.signal, 'abort')).toHaveLength(1);
  done();
  expect(getEventListeners(request.signal, 'abort')).toHaveLength(0);
  request.abort();
  expect(signal.aborted).toBe(false);
});

test('a page is left as its request is, also where that was left before', () => {
  const request = new AbortController();
  const { signal } = signalUntilDone(request.signal);
  request.abort('gone');
  expect(signal).toMatchObject({ aborted: true, reason: 'gone' });
  expect(signalUntilDone(request.signal).signal.reason).toBe('gone');
});
