import { formatKr } from '@gavel/core';
import { generalTexts, titleBlockTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useTotals } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { useCounted } from './use-counted.ts';
import '../ui/cell.css';
import './price-cell.css';

/** The total as it counts to its new value, said once to those who do not see it; a press shows what it is made of. */
export function PriceCell() {
  const t = useTexts(titleBlockTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { open } = useView();
  const { total, discount, campaigns } = useTotals();
  const shown = useCounted(total);
  const hasCampaign = campaigns.some(({ displayed }) => displayed);
  const said = t(discount > 0 ? 'campaignNow' : 'totalNow', { price: formatKr(total) });
  return (
    <div className={discount > 0 ? 'cell price-cell is-campaign' : 'cell price-cell'}>
      <button type="button" className="price-open" aria-label={t('openPrice', { said })} onClick={() => open('price')}>
        <span className="price-total num" data-testid="total">
          {formatKr(shown)}
        </span>
      </button>
      <p className="price-note">
        {hasCampaign && (
          <button type="button" className="price-campaign" onClick={() => open('campaign')}>
            {discount > 0 && <span className="price-campaign-long">{t('campaignPrice')}</span>}
            <span className="price-campaign-short">{t(discount > 0 ? 'campaign' : 'campaignNotYet')}</span>
          </button>
        )}
        <span>{vat}</span>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
