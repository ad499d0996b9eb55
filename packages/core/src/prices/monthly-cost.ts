import { type Ore, ore } from '../model/money.ts';

/** What a monthly cost is reckoned from; percentages as they are written, with at most three decimals. */
export interface MonthlyCostTerms {
  /** Per year. */
  readonly interestPercent: number;
  /** Of the price. */
  readonly downPaymentPercent: number;
  /** Of the loan, per year; null: the least that the rules ask for. */
  readonly amortisationPercent: number | null;
}

export interface MonthlyCost {
  /** As it was reckoned with. */
  readonly downPaymentPercent: number;
  readonly downPayment: Ore;
  readonly loan: Ore;
  /** The first month's. */
  readonly interest: Ore;
  readonly amortisation: Ore;
  /** Interest and amortisation. */
  readonly total: Ore;
  /** As it was reckoned with. */
  readonly amortisationPercent: number;
  readonly leastAmortisationPercent: 0 | 1 | 2;
}

/** Of a home's price, at least so much has to be one's own money: the mortgage cap is 90 % since 1 April 2026. */
export const LEAST_DOWN_PAYMENT_PERCENT = 10;

const LOAN_FOR_TWO_PERCENT = 70;
const LOAN_FOR_ONE_PERCENT = 50;

/**
 * An example of what a loan on a price costs in its first month, before tax relief. The least amortisation is that of the Swedish rules:
 * 2 % a year of a loan above 70 % of the price, 1 % above 50 %, otherwise none. A down payment below the mortgage cap is raised to it, an
 * amortisation below the rules to theirs. Throws `RangeError` for a percentage that is negative, above 100 or no number.
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

/** Amounts in whole kronor. */
export type RoundedMonthlyCost = Pick<MonthlyCost, 'downPayment' | 'loan' | 'interest' | 'amortisation' | 'total'>;

/** The same in whole kronor: lines that are shown without öre add up without them, the loan and the down payment to the price. */
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

/** So many per cent of an amount, in equal parts: computed exactly, rounded once to whole öre, half away from zero. */
function share(amount: Ore, percent: number, parts: number): Ore {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} is no percentage`);
  const thousandths = BigInt(Math.round(percent * 1000));
  const product = BigInt(amount) * thousandths;
  const divisor = 100_000n * BigInt(parts);
  const half = product < 0n ? -divisor / 2n : divisor / 2n;
  return ore(Number((product + half) / divisor));
}
