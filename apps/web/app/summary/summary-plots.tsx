import { formatArea, formatKr, type Plot } from '@gavel/core';
import { plotsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useHasPlots } from '../visit/use-plots.ts';
import { useView } from '../visit/use-view.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-plots.css';

/**
 * The plots that the visitor has chosen, and a button to the plots of the municipality. Renders nothing if no plots are for sale in
 * the municipality.
 */
export function SummaryPlots() {
  const t = useTexts(plotsTexts);
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const { plots: chosen } = useSummarySheet();
  const { open } = useView();
  if (!useHasPlots()) return null;
  return (
    <div className="summary-plots">
      {chosen.length === 0 ? <p>{t('openHeading')}</p> : <ChosenPlots plots={chosen} />}
      <Button data-opens="plots" onClick={() => open('plots')}>
        {chosen.length === 0 ? t('open', { municipality }) : t('change')} <Icon icon={ArrowRight} small />
      </Button>
    </div>
  );
}

function ChosenPlots({ plots }: { plots: readonly Plot[] }) {
  const t = useTexts(plotsTexts);
  return (
    <div>
      <p>{t('chosenHeading', { count: plots.length })}</p>
      <ul>
        {plots.map(({ id, address, areaName, landArea, price }) => (
          <li key={id}>{[address, areaName, formatArea(landArea), formatKr(price)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </div>
  );
}
