import { type Ore, ore } from '../model/money.ts';

/** The terms of a loan; percentages as written, with at most three decimals. */
export interface MonthlyCostTerms {
  /** The interest rate per year. */
  readonly interestPercent: number;
  /** Per cent of the price. */
  readonly downPaymentPercent: number;
  /** Per cent of the loan in a year; null: the least that the Swedish rules require. */
  readonly amortisationPercent: number | null;
}

export interface MonthlyCost {
  /** The down payment used in the calculation, per cent of the price. */
  readonly downPaymentPercent: number;
  readonly downPayment: Ore;
  readonly loan: Ore;
  /** The interest of the first month. */
  readonly interest: Ore;
  readonly amortisation: Ore;
  /** Interest plus amortisation. */
  readonly total: Ore;
  /** The amortisation used in the calculation, per cent of the loan in a year. */
  readonly amortisationPercent: number;
  readonly leastAmortisationPercent: 0 | 1 | 2;
}

/** The buyer must pay at least this part of the price: the mortgage cap is 90 % since 1 April 2026. */
export const LEAST_DOWN_PAYMENT_PERCENT = 10;

const LOAN_FOR_TWO_PERCENT = 70;
const LOAN_FOR_ONE_PERCENT = 50;

/**
 * Returns an example of the first month's cost of a loan, before tax relief. The least amortisation a year follows the Swedish rules: 2 %
 * of the loan if the loan is above 70 % of the price, 1 % if it is above 50 %, nothing for a smaller loan. Raises a down payment or
 * amortisation that is lower than the rules require. Throws `RangeError` for a negative interest rate, and for a percentage that is above
 * 100 or no number.
 */
export function monthlyCost(price: Ore, terms: MonthlyCostTerms): MonthlyCost {
  const downPaymentPercent = Math.max(LEAST_DOWN_PAYMENT_PERCENT, terms.downPaymentPercent);
  const downPayment = share(price, downPaymentPercent, 1);
  const loan = ore(price - downPayment);
  const leastAmortisationPercent = leastAmortisation(100 - downPaymentPercent);
  const amortisationPercent = Math.max(leastAmortisationPercent, terms.amortisationPercent ?? 0);
  const interest = share(loan, terms.interestPercent, MONTHS);
  const amortisation = share(loan, amortisationPercent, MONTHS);
  return {
    downPaymentPercent,
    downPayment,
    loan,
    interest,
    amortisation,
    total: ore(interest + amortisation),
    amortisationPercent,
    leastAmortisationPercent,
  };
}

/** Amounts in öre, rounded to whole kronor. Only `loan` keeps the öre of the price. */
export type RoundedMonthlyCost = Pick<MonthlyCost, 'downPayment' | 'loan' | 'interest' | 'amortisation' | 'total'>;

/** Rounds to whole kronor so that the shown lines still add up, and the loan and the down payment add up to the price. */
export function inWholeKr(price: Ore, cost: MonthlyCost): RoundedMonthlyCost {
  const [downPayment, interest, amortisation] = [wholeKr(cost.downPayment), wholeKr(cost.interest), wholeKr(cost.amortisation)];
  return { downPayment, loan: ore(price - downPayment), interest, amortisation, total: ore(interest + amortisation) };
}

function wholeKr(amount: Ore): Ore {
  return ore(Math.round(amount / 100) * 100);
}

const MONTHS = 12;

function leastAmortisation(loanPercent: number): 0 | 1 | 2 {
  if (loanPercent > LOAN_FOR_TWO_PERCENT) return 2;
  return loanPercent > LOAN_FOR_ONE_PERCENT ? 1 : 0;
}

/** Returns a percentage of an amount, divided by `parts`. Computes exactly and rounds once to whole öre, half away from zero. */
function share(amount: Ore, percent: number, parts: number): Ore {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} is no percentage`);
  const thousandths = BigInt(Math.round(percent * 1000));
  const product = BigInt(amount) * thousandths;
  const divisor = 100_000n * BigInt(parts);
  const half = product < 0n ? -divisor / 2n : divisor / 2n;
  return ore(Number((product + half) / divisor));
}
