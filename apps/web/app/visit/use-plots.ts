import { useCallback } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from './use-configurator.tsx';

/** Returns the builder’s plots in the municipality of the house. They are requested only if they are needed. */
export function usePlots(isWanted = true) {
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const load = useCallback(
    () => browserApi().then((api) => api.listPlots({ parameters: { municipalityName: municipality } })),
    [municipality],
  );
  return useLoaded(load, isWanted);
}

/** Returns whether it is known that plots are for sale in the municipality of the house. */
export function useHasPlots(): boolean {
  const { progress } = usePlots();
  return progress.kind === 'loaded' && progress.value.length > 0;
}
