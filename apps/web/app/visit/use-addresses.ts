import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type Addresses, addressesOf, OWN_VISIT } from '../addresses.ts';

/** The addresses of the configuration that is open, by the token in its own address. */
export function useAddresses(): Addresses {
  const { token = OWN_VISIT } = useParams();
  return useMemo(() => addressesOf(token), [token]);
}
