import type { BundleId, HouseId } from '@gavel/core';
/** How a card starts its house: at the address that its municipality leads to, or by telling whoever shows the card. */
export type HouseStart =
  | {
      readonly kind: 'address';
      /** The four-digit code that the price is for; null when it has not been chosen. */
      readonly municipality: string | null;
      /** The customer that the address names; null: none. */
      readonly customer: string | null;
    }
  | { readonly kind: 'tell'; start(houseId: HouseId, bundleId: BundleId | null): void };
