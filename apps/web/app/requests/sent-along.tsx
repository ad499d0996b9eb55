import { requestTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { usePlots } from '../visit/use-plots.ts';
import './request-form.css';

/** Shows which data are sent together with the message. */
export function SentAlong() {
  const t = useTexts(requestTexts);
  const configuration = useConfigurator((state) => state.configuration);
  const { houseTitle: house, municipalityName: municipality, plotIds, placement } = configuration;
  const { progress } = usePlots(plotIds.length > 0);
  // The salesperson gets only the chosen plots that are still for sale. Until the plots for sale have loaded, count all chosen plots.
  const plots = progress.kind === 'loaded' ? plotIds.filter((id) => progress.value.some((plot) => plot.id === id)) : plotIds;
  return (
    <p className="request-note">
      {t('house', { house, municipality })}
      {plots.length > 0 && ` ${t('plots', { count: plots.length })}`}
      {placement && plots.includes(placement.plotId) && ` ${t('placement')}`}
    </p>
  );
}
