import type { BundleId, HouseId } from '@gavel/core';
import { askedSearch } from '../../asked-house.ts';
import type { NewHouse } from './load-new-house.ts';

/** A municipality from the list of all municipalities. */
export type Place = NewHouse['municipalities'][number];

interface Chosen {
  readonly house: { readonly id: HouseId } | null;
  readonly bundle: { readonly id: BundleId } | null;
  readonly municipality: { readonly id: string } | null;
  /** The name that the visitor has given the house, and the number of the customer. The address keeps both even if no house is chosen. */
  readonly name: string | null;
  readonly customer: string | null;
  /** These four parameters apply only to the chosen house. If the visitor chooses no house, the address does not contain them. */
  readonly webConfiguration?: string | null;
  /** `quick`: the visit asks only the questions that shape the house (the quick road); null: it asks all questions. */
  readonly road?: string | null;
  readonly choices?: string | null;
  readonly question?: string | null;
}

/** Returns the query string in the address of the screen where a house starts, for the current choices on this screen. */
export function searchOf({ house, bundle, municipality, name, customer, ...ofHouse }: Chosen): string {
  return askedSearch({
    ...(house && { ...ofHouse, house: house.id, bundle: bundle?.id }),
    municipality: municipality?.id,
    name,
    customer,
  });
}
