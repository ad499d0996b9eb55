import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type Addresses, addressesOf, OWN_VISIT } from '../addresses.ts';

/** Returns the addresses of the configuration that is open, by the token in the address of the page. */
export function useAddresses(): Addresses {
  const { token = OWN_VISIT } = useParams();
  return useMemo(() => addressesOf(token), [token]);
}
