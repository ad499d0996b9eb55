import { useCallback } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from './use-configurator.tsx';

/** The builder's plots where the house is to stand, asked for once they are wanted. */
export function usePlots(isWanted = true) {
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const load = useCallback(
    () => browserApi().then((api) => api.listPlots({ parameters: { municipalityName: municipality } })),
    [municipality],
  );
  return useLoaded(load, isWanted);
}

/** Known to be for sale there. */
export function useHasPlots(): boolean {
  const { progress } = usePlots();
  return progress.kind === 'loaded' && progress.value.length > 0;
}
