import type { BundleId, HouseId } from '@gavel/core';
import { askedSearch } from '../../addresses.ts';
import type { NewHouse } from './load-new-house.ts';

/** A municipality as the list of them gives it. */
export type Place = NewHouse['municipalities'][number];

interface Chosen {
  readonly house: { readonly id: HouseId } | null;
  readonly bundle: { readonly id: BundleId } | null;
  readonly municipality: { readonly id: string } | null;
  /** What else the address said of the house: its web configuration, what the visitor calls it, and which customer it is for. */
  readonly webConfiguration: string | null;
  readonly name: string | null;
  readonly customer: string | null;
  /** The one that the house was to be begun on. */
  readonly road: string | null;
}

/** The search part of the screen's own address for what has been chosen so far. */
export function searchOf({ house, bundle, municipality, webConfiguration, name, customer, road }: Chosen): string {
  const ofHouse = house && { house: house.id, webConfiguration, bundle: bundle?.id, road };
  return askedSearch({ ...ofHouse, municipality: municipality?.id, name, customer });
}
