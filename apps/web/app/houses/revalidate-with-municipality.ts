import type { ShouldRevalidateFunction } from 'react-router';
import { readAsked } from '../asked-house.ts';

/**
 * A list of houses loads again if the municipality in the address changes, because then its prices change. A change of another filter does
 * not load it again.
 */
export const revalidateWithMunicipality: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  readAsked(currentUrl.searchParams).municipality !== readAsked(nextUrl.searchParams).municipality;
