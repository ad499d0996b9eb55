import { expect, test } from 'vitest';
import { carried, type Step, saturation } from './saturation.ts';

const calm: Step = { visits: 2, offered: 100, answered: 99, failed: 0, p99: 40 };

test('a site that responds in time is not saturated', () => {
  expect(saturation(calm)).toBeNull();
});

test.each([
  ['slow responses', { p99: 501 }, 'p99 501 ms'],
  ['far fewer responses than requests', { answered: 80 }, 'answers 80 % of the arrivals'],
  ['refused requests', { failed: 0.02 }, '2.0 % refused'],
])('saturation reports a site as saturated if it has %s', (_, change, reason) => {
  expect(saturation({ ...calm, ...change })).toBe(reason);
});

test('the capacity of a site is the last tested rate of visits before the first rate that saturates the site', () => {
  const steps = [calm, { ...calm, visits: 3 }, { ...calm, visits: 4, p99: 900 }, { ...calm, visits: 5 }];
  expect(carried(steps)).toBe(3);
  expect(carried(steps.slice(0, 2))).toBe(3);
  expect(carried(steps.slice(2))).toBe(0);
});
