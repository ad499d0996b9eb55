import { formatKr, offersDiscount } from '@gavel/core';
import { generalTexts, titleBlockTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { useMedia } from '../ui/use-media.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { useCounted } from './use-counted.ts';
import '../ui/cell.css';
import './price-cell.css';

/** The total. After a change it counts to the new value, which screen readers announce once. A press opens the price sheet. */
export function PriceCell() {
  const t = useTexts(titleBlockTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { open } = useView();
  const { total, discount, campaigns } = useTotals();
  const shown = useCounted(total);
  const ofHouse = useConfigurator((state) => state.configuration.campaigns);
  const displayed = campaigns.filter((one) => one.displayed);
  const mayDiscount = displayed.some(({ campaignId }) => ofHouse.some((one) => one.id === campaignId && offersDiscount(one)));
  const isTouch = useMedia(TOUCH);
  const said = t(discount > 0 ? 'campaignNow' : 'totalNow', { price: formatKr(total) });
  return (
    <div className={discount > 0 ? 'cell price-cell is-campaign' : 'cell price-cell'}>
      <button type="button" className="price-open" aria-label={t('openPrice', { said })} onClick={() => open('price')}>
        <span className="price-total num" data-testid="total" translate="no">
          {formatKr(shown)}
        </span>
      </button>
      <div className="price-note">
        {displayed.length > 0 && (
          <CampaignWord onOpen={isTouch ? null : () => open('campaign')}>
            {discount > 0 && <span className="price-campaign-long">{t('campaignPrice')}</span>}
            <span className="price-campaign-short">{t(discount === 0 && mayDiscount ? 'campaignNotYet' : 'campaign')}</span>
          </CampaignWord>
        )}
        <span>{vat}</span>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/**
 * The media query for touch screens. On these, the total and the word "Kampanj" below it are too close to each other to be two buttons. So
 * a press anywhere in the cell opens the price sheet, which links to the campaigns.
 */
const TOUCH = '(pointer: coarse)';

function CampaignWord({ onOpen, children }: { onOpen: (() => void) | null; children: ReactNode }) {
  if (!onOpen) return <span className="price-campaign">{children}</span>;
  return (
    <button type="button" className="price-campaign" onClick={onOpen}>
      {children}
    </button>
  );
}
