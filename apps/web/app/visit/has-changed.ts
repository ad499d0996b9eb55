import type { CarriedOver } from '@gavel/contract';

/** Whether carrying a house to today's range did anything that the visitor would notice. */
export function hasChanged({ gone, replaced, repriced, housePriceDifference, priceDifference }: CarriedOver): boolean {
  return gone.length + replaced.length + repriced.length > 0 || housePriceDifference !== 0 || priceDifference !== 0;
}
