import type { NewHouse } from './load-new-house.ts';

/** A municipality as the list of them gives it. */
export type Place = NewHouse['municipalities'][number];

interface Chosen {
  readonly house: { readonly id: number } | null;
  readonly bundle: { readonly id: number } | null;
  readonly municipality: { readonly id: string } | null;
}

/** The search part of the screen's own address for what has been chosen so far. */
export function searchOf({ house, bundle, municipality }: Chosen): string {
  const search = new URLSearchParams();
  if (house) search.set('h', String(house.id));
  if (municipality) search.set('m', municipality.id);
  if (house && bundle) search.set('b', String(bundle.id));
  return search.size === 0 ? '' : `?${search}`;
}
