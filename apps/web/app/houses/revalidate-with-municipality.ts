import type { ShouldRevalidateFunction } from 'react-router';
import { readAsked } from '../asked-house.ts';

/** A list of houses loads again if the municipality changes, because its prices change. It does not load again for another filter. */
export const revalidateWithMunicipality: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  readAsked(currentUrl.searchParams).municipality !== readAsked(nextUrl.searchParams).municipality;
