import { expect, test } from 'vitest';
import { measuredSpeed } from './measured-speed.ts';

/** A request in whose milliseconds so many bytes arrived. */
const request = (responseStart: number, responseEnd: number, transferSize: number) => ({
  responseStart,
  responseEnd,
  transferSize,
});

test('one request: 200 kB in a second are 1.6 Mbit/s', () => {
  expect(measuredSpeed([request(500, 1500, 200_000)])).toBe(1_600_000);
});

test('requests at the same time share the network, and a pause between two counts for nothing', () => {
  const together = [request(1000, 2000, 100_000), request(1000, 2000, 100_000)];
  expect(measuredSpeed([...together, request(9000, 10_000, 200_000)].toReversed())).toBe(1_600_000);
});

test('what came from a cache is no measure, and little is none either', () => {
  expect(measuredSpeed([])).toBeNull();
  expect(measuredSpeed([request(1000, 1001, 0), request(0, 90, 300_000), request(1000, 2000, 100_000)])).toBeNull();
});
