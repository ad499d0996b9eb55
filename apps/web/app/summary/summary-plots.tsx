import { plotsTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useHasPlots } from '../visit/use-plots.ts';
import { useView } from '../visit/use-view.ts';
import './summary-plots.css';

/** For those who have a house and no ground to put it on: the way to the plots of its municipality, if there are any. */
export function SummaryPlots() {
  const t = useTexts(plotsTexts);
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const { open } = useView();
  if (!useHasPlots()) return null;
  return (
    <div className="summary-plots">
      <p>{t('openHeading')}</p>
      <Button data-opens="plots" onClick={() => open('plots')}>
        {t('open', { municipality })} <Icon icon={ArrowRight} small />
      </Button>
    </div>
  );
}
