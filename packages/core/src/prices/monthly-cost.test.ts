import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kr, ore } from '../model/money.ts';
import { monthlyCost } from './monthly-cost.ts';

const terms = { interestPercent: 3.6, downPaymentPercent: 15, amortisationPercent: null };

test('monthlyCost computes interest and the least amortisation of a loan in whole öre', () => {
  expect(monthlyCost(kr(2_000_000), terms)).toEqual({
    downPaymentPercent: 15,
    downPayment: kr(300_000),
    loan: kr(1_700_000),
    interest: kr(5100),
    amortisation: kr(2833.33),
    total: kr(7933.33),
    amortisationPercent: 2,
    leastAmortisationPercent: 2,
  });
});

test.each([
  [29.999, 2],
  [30, 1],
  [49.999, 1],
  [50, 0],
  [100, 0],
])('with a down payment of %d %% the least amortisation is %d %% of the loan a year', (downPaymentPercent, least) => {
  expect(monthlyCost(kr(1_000_000), { ...terms, downPaymentPercent }).leastAmortisationPercent).toBe(least);
});

test('monthlyCost raises a down payment or an amortisation that is lower than the rules require', () => {
  const cost = monthlyCost(kr(1_000_000), { ...terms, downPaymentPercent: 5, amortisationPercent: 0.5 });
  expect(cost).toMatchObject({
    downPaymentPercent: 10,
    downPayment: kr(100_000),
    loan: kr(900_000),
    amortisationPercent: 2,
    amortisation: kr(1500),
  });
});

test('monthlyCost keeps an amortisation that is higher than the rules require', () => {
  const cost = monthlyCost(kr(1_000_000), { ...terms, downPaymentPercent: 60, amortisationPercent: 3 });
  expect(cost).toMatchObject({ leastAmortisationPercent: 0, amortisationPercent: 3, amortisation: kr(1000) });
});

test('monthlyCost computes exactly, also with percentages that have decimals', () => {
  // 900 000 kr × 4,35 % / 12. In binary fractions the product is slightly below 3 262,50 kr.
  expect(monthlyCost(kr(1_000_000), { ...terms, downPaymentPercent: 10, interestPercent: 4.35 }).interest).toBe(kr(3262.5));
});

test('monthlyCost refuses an interest rate that is negative, above 100 per cent or not a number', () => {
  const interestAt = (interestPercent: number) => monthlyCost(kr(1_000_000), { ...terms, interestPercent }).interest;
  for (const percent of [-1, -0.001, 100.001, 101, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => interestAt(percent)).toThrow(new RangeError(`${percent} is no percentage`));
  expect([interestAt(0), interestAt(100)]).toEqual([0, kr(70_833.33)]);
});

test('interest and amortisation always add up to the total, and loan and down payment to the price', () => {
  const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), percent, percent, percent, (price, interest, down, amortisation) => {
      const cost = monthlyCost(ore(price), {
        interestPercent: interest,
        downPaymentPercent: down,
        amortisationPercent: amortisation,
      });
      expect(cost.downPayment + cost.loan).toBe(price);
      expect(cost.interest + cost.amortisation).toBe(cost.total);
      expect(cost.amortisationPercent).toBeGreaterThanOrEqual(cost.leastAmortisationPercent);
    }),
  );
});
