import { type Ore, ore } from '../model/money.ts';

/** The rates of the Swedish value added tax, in percent. The first is the rate for a house. */
export const vatRates = [25, 12, 6, 0] as const;
export type VatRate = (typeof vatRates)[number];

/** Returns the VAT that an amount including VAT contains, rounded to whole öre, half away from zero. */
export function vatWithin(amount: Ore, rate: VatRate): Ore {
  return ore(Math.sign(amount) * Math.round((Math.abs(amount) * rate) / (100 + rate)));
}
