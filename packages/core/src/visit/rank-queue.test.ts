import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../testing/examples.ts';
import { RankQueue } from './rank-queue.ts';

test('take returns the lowest rank in the queue, each rank once, after any sequence of adds and takes', () => {
  const anyStep = fc.option(fc.nat(30), { freq: 3 });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
      const queue = new RankQueue();
      const waiting = new Set<number>();
      for (const rank of [...steps, ...steps.map(() => null)]) {
        if (rank !== null) {
          queue.add(rank);
          waiting.add(rank);
          continue;
        }
        const lowest = waiting.size > 0 ? Math.min(...waiting) : undefined;
        expect(queue.take()).toBe(lowest);
        if (lowest !== undefined) waiting.delete(lowest);
      }
    }),
    examples(100, 7),
  );
});
