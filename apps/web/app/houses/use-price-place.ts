import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ASKED_PARAMETERS, readAsked } from '../addresses.ts';
import { keepMunicipality, readMunicipality } from '../stored/chosen-municipality.ts';

/**
 * Where the visitor wants to build, for the prices of all houses. It is in the address, and the browser remembers it: an address that names
 * none gets the remembered one. @returns what changes it, by its four-digit code; null: the lowest prices of all are shown
 */
export function usePricePlace(): (municipality: string | null) => void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const show = (municipality: string | null) => {
    const next = new URLSearchParams(search);
    if (municipality === null) next.delete(ASKED_PARAMETERS.municipality);
    else next.set(ASKED_PARAMETERS.municipality, municipality);
    navigate({ search: `?${next}`, hash }, { replace: true, preventScrollReset: true, state });
  };
  const isNamed = readAsked(new URLSearchParams(search)).municipality !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that names one is left as it is
  useEffect(() => {
    const remembered = isNamed ? null : readMunicipality();
    if (remembered !== null) show(remembered);
  }, [isNamed]);
  return (municipality) => {
    keepMunicipality(municipality);
    show(municipality);
  };
}
