import { useCallback } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from './use-configurator.tsx';

/** Returns the builder’s plots in the municipality of the house. Requests them only while `isWanted` is true. */
export function usePlots(isWanted = true) {
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const load = useCallback(
    () => browserApi().then((api) => api.listPlots({ parameters: { municipalityName: municipality } })),
    [municipality],
  );
  return useLoaded(load, isWanted);
}

/** Returns whether plots are for sale in the municipality of the house. False until the plots have loaded. */
export function useHasPlots(): boolean {
  const { progress } = usePlots();
  return progress.kind === 'loaded' && progress.value.length > 0;
}
