import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactProduct, kr, ore, sum, toKr } from './money.ts';

test.each([
  [1450.5, 24, 3_481_200],
  [0.145, 3, 44],
  [1.005, 100, 10_050],
  [8.325, 1, 833],
  [19.99, 3, 5997],
  [0.1, 0.2, 2],
  [0.005, 1, 1],
  [0.0049999, 1, 0],
  [850, 112.5, 9_562_500],
])('exactProduct: %d kr × %d is %d öre, rounded once', (price, units, amount) => {
  expect(exactProduct(price, units)).toBe(amount);
});

test('exactProduct rounds half an öre away from zero, for positive and negative amounts', () => {
  expect(exactProduct(0.145, 1)).toBe(15);
  expect(exactProduct(-0.145, 1)).toBe(-15);
  expect(exactProduct(-0.145, 3)).toBe(-44);
  expect(exactProduct(-0.145, -3)).toBe(44);
  expect(exactProduct(-0.0049, 1)).toBe(0);
});

test('exactProduct reads numbers that JavaScript writes with an exponent', () => {
  expect(exactProduct(1e-7, 50_000)).toBe(1);
  expect(exactProduct(1e-7, 49_999)).toBe(0);
  expect(exactProduct(2.5e-7, -20_000)).toBe(-1);
  expect(exactProduct(1e21, 1e-20)).toBe(1000);
});

test('a product is never minus zero', () => {
  expect(Object.is(exactProduct(-5, 0), 0)).toBe(true);
  expect(Object.is(kr(-0.001), 0)).toBe(true);
});

test('an amount in öre cannot be NaN, infinite, a fraction or too large', () => {
  expect(() => kr(Number.NaN)).toThrow('NaN is not a finite number');
  expect(() => kr(Number.POSITIVE_INFINITY)).toThrow('Infinity is not a finite number');
  expect(() => exactProduct(1e300, 10)).toThrow('is not a whole number of öre');
  expect(() => ore(0.5)).toThrow('0.5 is not a whole number of öre');
  expect(() => sum([ore(Number.MAX_SAFE_INTEGER), ore(1)])).toThrow('is not a whole number of öre');
});

test('sum adds amounts, and returns 0 for an empty list', () => {
  expect(sum([kr(1), kr(2.5), kr(-0.5)])).toBe(300);
  expect(sum([])).toBe(0);
});

test('converting öre to kr and back loses nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
      expect(kr(toKr(ore(amount)))).toBe(amount);
    }),
  );
});

test('exactProduct multiplies decimal digits, unaffected by binary fractions', () => {
  const digits = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(digits, digits, (price, units) => {
      const thousandths = BigInt(price) * BigInt(units); // In thousandths of an öre: kr have two decimals and units have three
      const rest = thousandths % 1000n;
      const away = rest >= 500n ? 1n : rest <= -500n ? -1n : 0n;
      expect(BigInt(exactProduct(price / 100, units / 1000))).toBe(thousandths / 1000n + away);
    }),
  );
});
