import type { HouseId } from '@gavel/core';

interface Pictured {
  readonly id: HouseId;
  /** Address of its picture; empty: it has none. */
  readonly image: string;
}

/**
 * What the splash shows: the primary campaign's picture, else the latest saved house, else the builder's own start picture, else the first
 * house. `house` is the one that is seen, where that is known; an empty `src` is nothing to show.
 */
export function splashPicture<House extends Pictured>(
  campaign: Pick<Pictured, 'image'> | null,
  saved: { readonly houseId: HouseId } | null,
  standard: string,
  houses: readonly House[],
): { readonly src: string; readonly house: House | null } {
  const savedHouse = houses.find(({ id }) => id === saved?.houseId);
  const src = campaign?.image || savedHouse?.image || standard || houses[0]?.image || '';
  return { src, house: houses.find(({ image }) => image === src && src !== '') ?? null };
}
