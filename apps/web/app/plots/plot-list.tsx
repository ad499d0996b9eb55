import type { Plot } from '@gavel/core';
import { PlotItem } from './plot-item.tsx';
import type { PlotLook } from './plot-looks.tsx';
import './plot-list.css';

/** The plots in the look that was chosen. `house` is the one that is being configured. */
export function PlotList({ plots, look, house }: { plots: readonly Plot[]; look: PlotLook; house: string }) {
  return (
    <ul className={`plots plots-${look}`}>
      {plots.map((plot) => (
        <PlotItem key={plot.id} plot={plot} house={house} />
      ))}
    </ul>
  );
}
