import { expect, test } from 'vitest';
import { measuredSpeed } from './measured-speed.ts';

/** Returns the timing of an HTTP request as the browser reports it: times in ms, size in bytes. */
const request = (responseStart: number, responseEnd: number, transferSize: number) => ({
  responseStart,
  responseEnd,
  transferSize,
});

test('measuredSpeed returns 1.6 Mbit/s for 200 kB that arrived in one second', () => {
  expect(measuredSpeed([request(500, 1500, 200_000)])).toBe(1_600_000);
});

test('measuredSpeed adds the bytes of simultaneous requests, and ignores the pauses between requests', () => {
  const together = [request(1000, 2000, 100_000), request(1000, 2000, 100_000)];
  expect(measuredSpeed([...together, request(9000, 10_000, 200_000)].toReversed())).toBe(1_600_000);
});

test('measuredSpeed ignores responses from a cache, and returns null if too few bytes have arrived', () => {
  expect(measuredSpeed([])).toBeNull();
  expect(measuredSpeed([request(1000, 1001, 0), request(0, 90, 300_000), request(1000, 2000, 100_000)])).toBeNull();
});
