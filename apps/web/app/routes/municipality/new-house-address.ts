import type { NewHouse } from './load-new-house.ts';

/** A municipality as the list of them gives it. */
export type Place = NewHouse['municipalities'][number];

/** The screen's own address for what has been chosen so far. */
export function addressOf({ house, bundle, municipality }: Pick<NewHouse, 'house' | 'bundle' | 'municipality'>): string {
  const search = new URLSearchParams();
  if (house) search.set('h', String(house.id));
  if (municipality) search.set('m', municipality.id);
  if (bundle) search.set('b', String(bundle.id));
  return search.size === 0 ? '/municipality' : `/municipality?${search}`;
}
