import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { signalUntilDone } from './signal-until-done.ts';

test('after `done` is called, the signal from signalUntilDone no longer listens to the signal of the request', () => {
  const request = new AbortController();
  const { signal, done } = signalUntilDone(request.signal);
  expect(getEventListeners(request.signal, 'abort')).toHaveLength(1);
  done();
  expect(getEventListeners(request.signal, 'abort')).toHaveLength(0);
  request.abort();
  expect(signal.aborted).toBe(false);
});

test('the signal from signalUntilDone aborts when the request aborts, and is aborted from the start if the request was aborted earlier', () => {
  const request = new AbortController();
  const { signal } = signalUntilDone(request.signal);
  request.abort('gone');
  expect(signal).toMatchObject({ aborted: true, reason: 'gone' });
  expect(signalUntilDone(request.signal).signal.reason).toBe('gone');
});
