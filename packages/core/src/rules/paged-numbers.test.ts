import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../testing/examples.ts';
import { PagedNumbers } from './paged-numbers.ts';

const LENGTH = 400;

test('writing to one copy of PagedNumbers never changes another copy', () => {
  const anyWrite = fc.record({
    copy: fc.nat(),
    at: fc.nat(LENGTH - 1),
    value: fc.integer({ min: -99, max: 99 }),
    copyFirst: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyWrite, { maxLength: 40 }), (writes) => {
      const start = {
        paged: PagedNumbers.filled(LENGTH, 7, (size) => new Int32Array(size)),
        plain: Array<number>(LENGTH).fill(7),
      };
      const copies = [start];
      for (const { copy, at, value, copyFirst } of writes) {
        let { paged, plain } = copies[copy % copies.length] ?? start;
        if (copyFirst) {
          [paged, plain] = [paged.copy(), plain.slice()];
          copies.push({ paged, plain });
        }
        paged.set(at, value);
        plain[at] = value;
      }
      for (const { paged, plain } of copies) {
        expect(plain.map((_, at) => paged.get(at))).toEqual(plain);
        const differing = plain.flatMap((value, at) => (value === start.plain[at] ? [] : [at]));
        expect(paged.differingFrom(start.paged)).toEqual(differing);
      }
    }),
    examples(50, 6),
  );
});

test('reading outside the pages of the list returns NaN, and writing there throws', () => {
  const numbers = PagedNumbers.filled(3, 0, (size) => new Float64Array(size));
  expect(numbers.get(-1)).toBeNaN();
  expect(numbers.get(1000)).toBeNaN();
  expect(() => numbers.set(-1, 1)).toThrow('position -1 is outside the list');
  expect(() => numbers.set(1000, 1)).toThrow('position 1000 is outside the list');
});
