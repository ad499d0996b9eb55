import type { ShouldRevalidateFunction } from 'react-router';

/** A list of houses is loaded again with another municipality, whose prices it shows, but not with another filter. */
export const revalidateWithMunicipality: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('m') !== nextUrl.searchParams.get('m');
