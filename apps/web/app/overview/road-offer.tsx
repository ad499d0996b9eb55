import { roadTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { focusSamples } from '../palette/focus-samples.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useRoad } from '../visit/use-road.ts';
import './road-offer.css';

/**
 * Offers to ask only the questions that shape the house (the quick road). Renders nothing if the visitor is on the quick road already, or
 * if the house has none.
 */
export function RoadOffer() {
  const t = useTexts(roadTexts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const addresses = useAddresses();
  const takeRoad = useConfigurator((state) => state.takeRoad);
  const { quick, isQuick } = useRoad();
  const [first] = quick;
  if (isQuick || !first) return null;
  function take(to: string) {
    takeRoad(true);
    if (to !== pathname) return navigate(to, { preventScrollReset: true });
    // Move the focus to the samples, because the button that the visitor pressed no longer exists.
    return focusSamples();
  }
  return (
    <button type="button" className="road-offer" onClick={() => void take(addresses.step(first))}>
      <span>{t('offer', { count: String(quick.length) })}</span>
      <Icon icon={ArrowRight} small />
    </button>
  );
}
