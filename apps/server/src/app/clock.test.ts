import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2029-02-03T04:05:06Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clock that gets no start time is the system clock', () => {
  expect(startClock(null)()).toBe(Date.parse('2029-02-03T04:05:06Z'));
});

test('a clock with a start time begins at this time and runs at normal speed', () => {
  const now = startClock(Date.parse('2026-11-20T11:00:00Z'));
  expect(now()).toBe(Date.parse('2026-11-20T11:00:00Z'));
  vi.setSystemTime('2029-02-04T04:05:07Z');
  expect(now()).toBe(Date.parse('2026-11-21T11:00:01Z'));
});
