import { modelToolsTexts } from '@gavel/texts';
import { LandPlot, Sun as SunIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlotFlyout } from './plot/plot-flyout.tsx';
import { usePlotBorder } from './plot/use-plot-border.ts';
import type { ModelView } from './scene/create-view.ts';
import { SunPanel } from './sun/sun-panel.tsx';
import { useSun } from './sun/use-sun.ts';

/** The panel that is open beside the 3D model; null if none is open. */
export type ModelPanel = 'sun' | 'plot' | null;

interface ModelToolsProps {
  readonly view: ModelView;
  readonly panel: ModelPanel;
  onPanel(panel: ModelPanel): void;
}

/** The buttons for the sun and for the house on its plot, with another tool between them. */
export function ModelTools({ panel, onPanel, children }: ModelToolsProps & { readonly children: ReactNode }) {
  const t = useTexts(modelToolsTexts);
  return (
    <>
      <button
        type="button"
        className="tool model-extra model-sun-open"
        aria-label={t('sun')}
        title={t('sun')}
        aria-expanded={panel === 'sun'}
        onClick={() => onPanel(panel === 'sun' ? null : 'sun')}
      >
        <Icon icon={SunIcon} />
        <span className="tool-word">{t('sunWord')}</span>
      </button>
      {children}
      <button
        type="button"
        className="tool model-extra model-plot-open"
        aria-label={t('plot')}
        title={t('plot')}
        onClick={() => onPanel('plot')}
      >
        <Icon icon={LandPlot} />
        <span className="tool-word">{t('plotWord')}</span>
      </button>
    </>
  );
}

/** Shows the open panel. When the panel of the sun closes, the sun stays at the chosen position. */
export function ModelPanels({ view, panel, onPanel }: ModelToolsProps) {
  const sun = useSun(view, panel === 'sun');
  usePlotBorder(view);
  const closeSun = () => {
    onPanel(null);
    document.querySelector<HTMLElement>('.model-sun-open')?.focus({ preventScroll: true });
  };
  return (
    <>
      {panel === 'sun' && sun && <SunPanel sun={sun} onClose={closeSun} />}
      <PlotFlyout open={panel === 'plot'} onClose={() => onPanel(null)} />
    </>
  );
}
