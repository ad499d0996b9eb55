import type { BundleId, HouseId } from '@gavel/core';
import { askedSearch } from '../../asked-house.ts';
import type { NewHouse } from './load-new-house.ts';

/** A municipality from the list of all municipalities. */
export type Place = NewHouse['municipalities'][number];

interface Chosen {
  readonly house: { readonly id: HouseId } | null;
  readonly bundle: { readonly id: BundleId } | null;
  readonly municipality: { readonly id: string } | null;
  /** The web configuration, the visitor’s name for the house, and the customer, from the other parameters of the address. */
  readonly webConfiguration: string | null;
  readonly name: string | null;
  readonly customer: string | null;
  /** `quick`: the visit asks only the questions that shape the house (the quick road); null: it asks all questions. */
  readonly road: string | null;
}

/** Returns the query string of this screen’s address for the current choices. */
export function searchOf({ house, bundle, municipality, webConfiguration, name, customer, road }: Chosen): string {
  const ofHouse = house && { house: house.id, webConfiguration, bundle: bundle?.id, road };
  return askedSearch({ ...ofHouse, municipality: municipality?.id, name, customer });
}
