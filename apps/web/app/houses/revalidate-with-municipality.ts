import type { ShouldRevalidateFunction } from 'react-router';
import { readAsked } from '../addresses.ts';

/** A list of houses is loaded again with another municipality, whose prices it shows, but not with another filter. */
export const revalidateWithMunicipality: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  readAsked(currentUrl.searchParams).municipality !== readAsked(nextUrl.searchParams).municipality;
