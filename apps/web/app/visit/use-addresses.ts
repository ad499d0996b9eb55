import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type Addresses, addressesOf, OWN_VISIT } from '../addresses.ts';

/** Returns the addresses of the pages of this configuration. They contain the token that is in the address of the current page. */
export function useAddresses(): Addresses {
  const { token = OWN_VISIT } = useParams();
  return useMemo(() => addressesOf(token), [token]);
}
