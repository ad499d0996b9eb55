import type { KeptHouse } from '../../stored/kept-houses.ts';
import { returnAddress } from './return-address.ts';

/** Where somebody goes who has just logged in: back to where they came from, else to their houses, else to the start. */
export function afterLogin(returnUrl: string | null, kept: KeptHouse | null | undefined): string {
  return returnAddress(returnUrl) ?? (kept?.saved ? '/my-profile' : '/');
}
