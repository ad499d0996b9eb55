import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ASKED_PARAMETERS, readAsked } from '../asked-house.ts';
import { keepMunicipality, readMunicipality } from '../stored/chosen-municipality.ts';

/**
 * Keeps the municipality of all prices in the address and in the browser. If the address has none, adds the one that the browser has
 * stored.
 * @returns a function that changes the municipality by its four-digit code; null shows the lowest prices of all municipalities
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: if the address already names a municipality, nothing has to change
  useEffect(() => {
    const remembered = isNamed ? null : readMunicipality();
    if (remembered !== null) show(remembered);
  }, [isNamed]);
  return (municipality) => {
    keepMunicipality(municipality);
    show(municipality);
  };
}
