interface Pictured {
  /** The address of the picture; empty if there is none. */
  readonly image: string;
}

/**
 * Returns the large picture of the start page: the first that exists of the primary campaign’s picture, the picture of the visitor’s own
 * house, the builder’s start picture, and the first house’s picture. `saved` is the address of the picture of that own house. `house` in
 * the result is the house model in this picture, if there is one. An empty `src` means that there is no picture.
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
