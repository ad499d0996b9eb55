import type { CarriedOver } from '@gavel/contract';

/** Returns whether the visitor would notice a change after the house was carried over to today’s range. */
export function hasChanged({ gone, replaced, repriced, housePriceDifference, priceDifference }: CarriedOver): boolean {
  return gone.length + replaced.length + repriced.length > 0 || housePriceDifference !== 0 || priceDifference !== 0;
}
