import type { BundleId, HouseId } from '@gavel/core';
/** How a card starts its house: with a link (`address`), or by a call of `start` (`tell`). */
export type HouseStart =
  | {
      readonly kind: 'address';
      /** The four-digit code of the municipality for which the price applies; null if no municipality is chosen. */
      readonly municipality: string | null;
      /** The customer for whom staff act; null if the address of the page contains no customer. */
      readonly customer: string | null;
    }
  | { readonly kind: 'tell'; start(houseId: HouseId, bundleId: BundleId | null): void };
