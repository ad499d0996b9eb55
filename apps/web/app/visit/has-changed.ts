import type { CarriedOver } from '@gavel/contract';

/** Returns whether today’s range changes an answer, an answer’s price, the price of the house or the total of a saved house. */
export function hasChanged({ gone, replaced, repriced, housePriceDifference, priceDifference }: CarriedOver): boolean {
  return gone.length + replaced.length + repriced.length > 0 || housePriceDifference !== 0 || priceDifference !== 0;
}
