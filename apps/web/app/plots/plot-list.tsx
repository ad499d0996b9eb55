import { mostPlots } from '@gavel/contract';
import type { Plot } from '@gavel/core';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { PlotItem } from './plot-item.tsx';
import type { PlotLook } from './plot-looks.tsx';
import './plot-list.css';

/** The plots as a list or a grid. `house` is the title of the house model. */
export function PlotList({ plots, look, house }: { plots: readonly Plot[]; look: PlotLook; house: string }) {
  const isMember = hasEntered(useAccount());
  const togglePlot = useConfigurator((state) => state.togglePlot);
  const plotIds = useConfigurator((state) => state.configuration.plotIds);
  const forSale = plots.map(({ id }) => id);
  const chosen = plotIds.filter((id) => forSale.includes(id));
  const interestIn = ({ id }: Plot) => {
    const isChosen = chosen.includes(id);
    return { isChosen, isFull: !isChosen && chosen.length >= mostPlots, onToggle: () => togglePlot(id, forSale) };
  };
  return (
    <ul className={`plots plots-${look}`}>
      {plots.map((plot) => (
        <PlotItem key={plot.id} plot={plot} house={house} interest={isMember ? interestIn(plot) : null} />
      ))}
    </ul>
  );
}
