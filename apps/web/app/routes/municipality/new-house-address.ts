import type { NewHouse } from './load-new-house.ts';

/** A municipality as the list of them gives it. */
export type Place = NewHouse['municipalities'][number];

interface Chosen {
  readonly house: { readonly id: number } | null;
  readonly bundle: { readonly id: number } | null;
  readonly municipality: { readonly id: string } | null;
  /** What else the address said of the house: its web configuration, and what the visitor calls it. */
  readonly webConfiguration: string | null;
  readonly name: string | null;
}

/** The search part of the screen's own address for what has been chosen so far. */
export function searchOf({ house, bundle, municipality, webConfiguration, name }: Chosen): string {
  const search = new URLSearchParams();
  if (house) search.set('h', String(house.id));
  if (municipality) search.set('m', municipality.id);
  if (house && webConfiguration) search.set('c', webConfiguration);
  if (house && bundle) search.set('b', String(bundle.id));
  if (name) search.set('name', name);
  return search.size === 0 ? '' : `?${search}`;
}
