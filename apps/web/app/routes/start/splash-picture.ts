interface Pictured {
  /** Address of its picture; empty: it has none. */
  readonly image: string;
}

/**
 * What the splash shows: the primary campaign's picture, else the latest saved house, else the builder's own start picture, else the first
 * house. `saved` is the address of the saved house's picture. `house` is the one that is seen, where that is known; an empty `src` is nothing
 * to show.
 */
export function splashPicture<House extends Pictured>(
  campaign: Pictured | null,
  saved: string | null,
  standard: string,
  houses: readonly House[],
): { readonly src: string; readonly house: House | null } {
  const src = campaign?.image || saved || standard || houses[0]?.image || '';
  return { src, house: houses.find(({ image }) => image === src && src !== '') ?? null };
}
