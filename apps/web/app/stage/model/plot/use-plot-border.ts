import { plotsOf } from '@gavel/core';
import { unplacer } from '@gavel/core/placement';
import { useEffect } from 'react';
import { useConfigurator } from '../../../visit/use-configurator.tsx';
import { usePlots } from '../../../visit/use-plots.ts';
import type { ModelView } from '../scene/create-view.ts';

/**
 * Shows the border of the plot where the visitor has placed the house. The border turns to fit the house, because the house in the 3D
 * model does not turn.
 */
export function usePlotBorder(view: ModelView): void {
  const configuration = useConfigurator((state) => state.configuration);
  const { placement } = configuration;
  const { progress } = usePlots(placement !== null);
  const plots = progress.kind === 'loaded' ? progress.value : null;
  useEffect(() => {
    const border = plots && plotsOf(configuration, plots).find(({ id }) => id === placement?.plotId)?.border;
    view.bound(border && placement ? border.map(unplacer(placement)) : []);
  }, [view, plots, configuration, placement]);
}
