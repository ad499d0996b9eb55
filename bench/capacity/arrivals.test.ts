import { seededRandom } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { drawBy, poissonGaps } from './arrivals.ts';

test('the gaps from poissonGaps have the mean 1 / rate, and about a share of 1/e of them is longer than the mean; equal seeds give equal gaps', () => {
  const draw = () => Array.from({ length: 20_000 }, poissonGaps(50, seededRandom(3)));
  const gaps = draw();
  expect(draw()).toEqual(gaps);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  expect(mean).toBeGreaterThan(19.5);
  expect(mean).toBeLessThan(20.5);
  // In a Poisson process, a share of 1/e of all gaps is longer than the mean.
  const longer = gaps.filter((gap) => gap > 20).length / gaps.length;
  expect(longer).toBeCloseTo(1 / Math.E, 1);
});

test('drawBy picks kinds in proportion to their weights, and never a kind with the weight 0', () => {
  const draw = drawBy({ often: 3, seldom: 1, never: 0 }, seededRandom(5));
  const drawn = Array.from({ length: 8000 }, draw);
  expect(drawn.filter((kind) => kind === 'often').length / drawn.length).toBeCloseTo(0.75, 1);
  expect(new Set(drawn)).toEqual(new Set(['often', 'seldom']));
});
